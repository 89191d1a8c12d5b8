import { boxAt, boxesIn, topBoxes } from "./mp4-boxes";
import type { FileWindow } from "./file-window";
import type { VideoFacts } from "./probe-video";

interface Track {
  readonly id: number;
  readonly handler: string;
  readonly width: number;
  readonly height: number;
  readonly codec: string;
  readonly ticksPerSecond: number;
}

/** Reads an MP4 or QuickTime file's `moov` index, and the fragments' headers of a file that was recorded in pieces. */
export async function probeMp4(file: FileWindow): Promise<VideoFacts | null> {
  const brand = (await file.read(8, 4)).toString("latin1");
  let index: Buffer | null = null;
  let video: Track | undefined;
  let audio: Track | undefined;
  let lastTick = 0;
  for await (const { type, body } of topBoxes(file, ["moov", "moof"])) {
    if (type === "moov") {
      index = body;
      const tracks = boxesIn(body).map((box) => (box.type === "trak" ? readTrack(box.body) : null));
      video = tracks.find((track) => track?.handler === "vide") ?? undefined;
      audio = tracks.find((track) => track?.handler === "soun") ?? undefined;
    } else if (index && video) lastTick = Math.max(lastTick, fragmentEnd(body, video.id, index));
  }
  if (!index || !video || video.width === 0 || video.height === 0) return null;
  return {
    format: brand === "qt  " ? "mov" : "mp4",
    width: video.width,
    height: video.height,
    duration: Math.max(indexDuration(index), lastTick / video.ticksPerSecond),
    videoCodec: video.codec,
    audioCodec: audio?.codec ?? null,
  };
}

function indexDuration(index: Buffer): number {
  const header = boxAt(index, "mvhd");
  if (header.length < 32) return 0;
  const isLong = header[0] === 1;
  const ticksPerSecond = header.readUInt32BE(isLong ? 20 : 12);
  const ticks = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return ticksPerSecond === 0 ? 0 : ticks / ticksPerSecond;
}

function readTrack(body: Buffer): Track | null {
  const header = boxAt(body, "tkhd");
  const timing = boxAt(body, "mdia", "mdhd");
  const handler = boxAt(body, "mdia", "hdlr");
  const description = boxAt(body, "mdia", "minf", "stbl", "stsd");
  if (header.length < 84 || handler.length < 12 || timing.length < 24 || description.length < 16) return null;
  return {
    id: header.readUInt32BE(header[0] === 1 ? 20 : 12),
    handler: handler.toString("latin1", 8, 12),
    // Width and height are the last two fields, as 16.16 fixed-point numbers.
    width: header.readUInt16BE(header.length - 8),
    height: header.readUInt16BE(header.length - 4),
    codec: description.toString("latin1", 12, 16).trim(),
    ticksPerSecond: Math.max(timing.readUInt32BE(timing[0] === 1 ? 20 : 12), 1),
  };
}

/** The tick at which a fragment's samples of one track end; 0 when it has none. */
function fragmentEnd(fragment: Buffer, trackId: number, index: Buffer): number {
  for (const { type, body } of boxesIn(fragment)) {
    const header = type === "traf" ? boxAt(body, "tfhd") : Buffer.alloc(0);
    const start = boxAt(body, "tfdt");
    if (header.length < 8 || start.length < 8 || header.readUInt32BE(4) !== trackId) continue;
    const startTick = start[0] === 1 && start.length >= 12 ? Number(start.readBigUInt64BE(4)) : start.readUInt32BE(4);
    const usual = usualDuration(header) ?? movieDefault(index, trackId);
    const runs = boxesIn(body).filter((box) => box.type === "trun");
    return runs.reduce((end, run) => end + runDuration(run.body, usual), startTick);
  }
  return 0;
}

function usualDuration(header: Buffer): number | null {
  const flags = header.readUIntBE(1, 3);
  const offset = 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  return flags & 0x8 && header.length >= offset + 4 ? header.readUInt32BE(offset) : null;
}

function movieDefault(index: Buffer, trackId: number): number {
  const defaults = boxesIn(boxAt(index, "mvex")).find(
    ({ type, body }) => type === "trex" && body.length >= 16 && body.readUInt32BE(4) === trackId,
  );
  return defaults?.body.readUInt32BE(12) ?? 0;
}

function runDuration(run: Buffer, usual: number): number {
  if (run.length < 8) return 0;
  const flags = run.readUIntBE(1, 3);
  const count = run.readUInt32BE(4);
  if (!(flags & 0x100)) return count * usual;
  // Each sample's duration comes first; its size, flags and offset follow where they are given.
  const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  let offset = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  let total = 0;
  for (let sample = 0; sample < count && offset + 4 <= run.length; sample++, offset += step) {
    total += run.readUInt32BE(offset);
  }
  return total;
}
