/** Small valid containers, built by hand: nothing in them is ever decoded. */

function element(id: string, body: Buffer | "unknown-size"): Buffer {
  const head = Buffer.from(id, "hex");
  if (body === "unknown-size") return Buffer.concat([head, Buffer.from("01ffffffffffffff", "hex")]);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length));
  size[0] = 1;
  return Buffer.concat([head, size, body]);
}

const number = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value]);
const concat = (...parts: Buffer[]) => Buffer.concat(parts);

function block(ticks: number, payload: Buffer): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80]);
  head.writeInt16BE(ticks, 1);
  return element("a3", concat(head, payload));
}

/** A WebM file as a browser's recorder writes it: sizes left open, no duration; 320×180, VP8 and Opus. */
export function webm(seconds: number, bytesPerSecond = 2000): Buffer {
  const header = element("1a45dfa3", element("4282", Buffer.from("webm")));
  const video = element(
    "ae",
    concat(
      element("86", Buffer.from("V_VP8")),
      element("e0", concat(element("b0", number(320)), element("ba", number(180)))),
    ),
  );
  const audio = element("ae", element("86", Buffer.from("A_OPUS")));
  const clusters = Array.from({ length: seconds }, (_, second) =>
    concat(
      element("1f43b675", "unknown-size"),
      element("e7", number(second * 1000)),
      block(0, Buffer.alloc(bytesPerSecond, second)),
      block(1000, Buffer.alloc(10)),
    ),
  );
  const info = element("1549a966", element("2ad7b1", number(1_000_000)));
  return concat(
    header,
    element("18538067", "unknown-size"),
    info,
    element("1654ae6b", concat(video, audio)),
    ...clusters,
  );
}

function box(type: string, ...body: Buffer[]): Buffer {
  const content = concat(...body);
  return concat(number(content.length + 8), Buffer.from(type, "latin1"), content);
}

/** The index of an MP4 with one 640×360 picture track of 1000 ticks a second. */
function movie(seconds: number, ...more: Buffer[]): Buffer {
  const movieHeader = Buffer.alloc(100);
  movieHeader.writeUInt32BE(1000, 12);
  movieHeader.writeUInt32BE(seconds * 1000, 16);
  const trackHeader = Buffer.alloc(84);
  trackHeader.writeUInt32BE(1, 12);
  trackHeader.writeUInt16BE(640, 76);
  trackHeader.writeUInt16BE(360, 80);
  const timing = box("mdhd", Buffer.alloc(12), number(1000), Buffer.alloc(8));
  const handler = box("hdlr", Buffer.alloc(8), Buffer.from("vide"), Buffer.alloc(12));
  const description = box("stsd", Buffer.alloc(8), box("avc1", Buffer.alloc(8)));
  const media = box("mdia", timing, handler, box("minf", box("stbl", description)));
  return box("moov", box("mvhd", movieHeader), box("trak", box("tkhd", trackHeader), media), ...more);
}

const fileType = box("ftyp", Buffer.from("isom"), Buffer.alloc(4));

/** An MP4 file with its index at the end; 640×360. */
export function mp4(seconds: number): Buffer {
  return concat(fileType, box("mdat", Buffer.alloc(5000)), movie(seconds));
}

/** An MP4 file as a recorder writes it: no duration in its index, one fragment of 25 samples a second. */
export function fragmentedMp4(seconds: number): Buffer {
  const defaults = box("mvex", box("trex", number(0), number(1), number(1), number(40), Buffer.alloc(8)));
  const fragments = Array.from({ length: seconds }, (_, second) => {
    const start = box("tfdt", number(0), number(second * 1000));
    const run = box("trun", number(0), number(25));
    const traf = box("traf", box("tfhd", number(0), number(1)), start, run);
    return concat(box("moof", traf), box("mdat", Buffer.alloc(500)));
  });
  return concat(fileType, movie(0, defaults), ...fragments);
}
