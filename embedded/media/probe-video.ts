import { open } from "node:fs/promises";
import { ApiError } from "./answers";
import { FileWindow } from "./file-window";
import { probeMatroska } from "./probe-matroska";
import { probeMp4 } from "./probe-mp4";
import type { VideoFormat } from "./formats";

export interface VideoFacts {
  readonly format: VideoFormat;
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  readonly videoCodec: string;
  readonly audioCodec: string | null;
}

/** Reads a video's facts from its container; nothing is decoded. */
export async function probeVideo(path: string): Promise<VideoFacts> {
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    const file = new FileWindow(handle, size);
    const head = await file.read(0, 12);
    const facts = isMatroska(head) ? await probeMatroska(file) : isMp4(head) ? await probeMp4(file) : null;
    if (!facts) throw new ApiError(400, "Unsupported video format or file");
    return facts;
  } finally {
    await handle.close();
  }
}

function isMatroska(head: Buffer): boolean {
  return head.length >= 4 && head.readUInt32BE(0) === 0x1a45dfa3;
}

function isMp4(head: Buffer): boolean {
  return head.length >= 8 && head.toString("latin1", 4, 8) === "ftyp";
}
