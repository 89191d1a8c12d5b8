import type { FileWindow } from "./file-window";
import type { VideoFacts } from "./probe-video";

// Element ids of the Matroska specification (RFC 9559), which WebM is a subset of.
const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const CODEC_ID = 0x86;
const VIDEO = 0xe0;
const PIXEL_WIDTH = 0xb0;
const PIXEL_HEIGHT = 0xba;
const CLUSTER = 0x1f43b675;
const TIMESTAMP = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;

/** Elements whose children are read, too. */
const CONTAINERS = new Set([EBML, SEGMENT, INFO, TRACKS, TRACK_ENTRY, VIDEO, CLUSTER, BLOCK_GROUP]);
const MAX_ELEMENTS = 500_000;
const MAX_VALUE_BYTES = 64;

interface Found {
  docType: string;
  /** Nanoseconds that one tick lasts. */
  scale: number;
  duration: number | null;
  width: number;
  height: number;
  codecs: string[];
  clusterTicks: number;
  lastTicks: number;
}

/**
 * Reads a WebM or Matroska file. A browser's recorder writes no duration and leaves sizes open, so the duration is then
 * that of the last block, and the walk relies on ids alone: children simply follow their parent's header.
 */
export async function probeMatroska(file: FileWindow): Promise<VideoFacts | null> {
  const found: Found = {
    docType: "",
    scale: 1_000_000,
    duration: null,
    width: 0,
    height: 0,
    codecs: [],
    clusterTicks: 0,
    lastTicks: 0,
  };
  let position = 0;
  for (let count = 0; position < file.size; count++) {
    const header = count < MAX_ELEMENTS ? await readHeader(file, position) : null;
    if (!header) return null;
    const body = position + header.length;
    if (CONTAINERS.has(header.id)) {
      position = body;
      continue;
    }
    if (header.size === null) return null;
    note(found, header.id, await file.read(body, Math.min(header.size, MAX_VALUE_BYTES)));
    position = body + header.size;
  }
  return toFacts(found);
}

function note(found: Found, id: number, value: Buffer): void {
  if (id === DOC_TYPE) found.docType = text(value);
  else if (id === TIMESTAMP_SCALE) found.scale = unsigned(value);
  else if (id === DURATION) found.duration = float(value);
  else if (id === CODEC_ID) found.codecs.push(text(value));
  else if (id === PIXEL_WIDTH) found.width = unsigned(value);
  else if (id === PIXEL_HEIGHT) found.height = unsigned(value);
  else if (id === TIMESTAMP) found.clusterTicks = unsigned(value);
  else if (id === SIMPLE_BLOCK || id === BLOCK) {
    // A block begins with its track's number, then its time relative to the cluster, as a signed 16-bit integer.
    const track = variable(value, 0);
    if (!track || value.length < track.length + 2) return;
    found.lastTicks = Math.max(found.lastTicks, found.clusterTicks + value.readInt16BE(track.length));
  }
}

function toFacts(found: Found): VideoFacts | null {
  const videoCodec = found.codecs.find((codec) => codec.startsWith("V_"));
  const isKnown = found.docType === "webm" || found.docType === "matroska";
  if (!isKnown || !videoCodec || found.width === 0 || found.height === 0) return null;
  const audioCodec = found.codecs.find((codec) => codec.startsWith("A_"));
  return {
    format: found.docType === "webm" ? "webm" : "mkv",
    width: found.width,
    height: found.height,
    duration: ((found.duration ?? found.lastTicks) * found.scale) / 1e9,
    videoCodec: videoCodec.slice(2).toLowerCase(),
    audioCodec: audioCodec ? audioCodec.slice(2).toLowerCase() : null,
  };
}

async function readHeader(file: FileWindow, position: number) {
  const bytes = await file.read(position, 12);
  const first = bytes[0] ?? 0;
  const idLength = Math.clz32(first) - 23;
  if (first === 0 || idLength > 4 || bytes.length < idLength + 1) return null;
  const size = variable(bytes, idLength);
  return size && { id: bytes.readUIntBE(0, idLength), size: size.value, length: idLength + size.length };
}

/** A variable-length integer; its value is null where all bits are set, which means that the size is unknown. */
function variable(bytes: Buffer, offset: number): { value: number | null; length: number } | null {
  const first = bytes[offset] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || bytes.length < offset + length) return null;
  let value = first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (const byte of bytes.subarray(offset + 1, offset + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value: isUnknown ? null : value, length };
}

function unsigned(value: Buffer): number {
  return value.subarray(0, 8).reduce((sum, byte) => sum * 256 + byte, 0);
}

function float(value: Buffer): number {
  if (value.length === 4) return value.readFloatBE(0);
  return value.length === 8 ? value.readDoubleBE(0) : 0;
}

function text(value: Buffer): string {
  return value.toString("latin1").replace(/\0+$/, "");
}
