import { readFileSync } from "node:fs";

/**
 * What tells a process from a later one with the same number: boot id and start time, from /proc where it exists.
 * @param {number} pid
 * @returns {string | null} null where the system does not tell; "dead" for a process that only awaits its parent.
 */
export function startMarkOf(pid) {
  const fields = statOf(pid);
  if (!fields) return null;
  if (fields[0] === "Z" || fields[0] === "X") return "dead";
  return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}:${fields[19]}`;
}

/**
 * @param {number} pid
 * @returns {number | null} null where the system does not tell
 */
export function parentOf(pid) {
  const fields = statOf(pid);
  return fields ? Number(fields[1]) : null;
}

/**
 * The fields of /proc/PID/stat from the third on.
 * @param {number} pid
 */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name in brackets and may hold spaces and brackets itself.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}
