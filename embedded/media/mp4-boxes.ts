import type { FileWindow } from "./file-window";

export interface Box {
  readonly type: string;
  readonly body: Buffer;
}

const MAX_BOX_BYTES = 16 * 1024 * 1024;

/** The boxes of these types at the top of a file, whose pictures and sounds are skipped. */
export async function* topBoxes(file: FileWindow, types: readonly string[]): AsyncGenerator<Box> {
  let position = 0;
  while (position + 8 <= file.size) {
    const head = await file.read(position, 16);
    const { size, headerLength } = boxSize(head, file.size - position);
    if (size < headerLength) return;
    const type = head.toString("latin1", 4, 8);
    if (types.includes(type)) {
      if (size > MAX_BOX_BYTES) return;
      yield { type, body: Buffer.from(await file.read(position + headerLength, size - headerLength)) };
    }
    position += size;
  }
}

/** The boxes inside a box. */
export function boxesIn(buffer: Buffer): Box[] {
  const found: Box[] = [];
  let position = 0;
  while (position + 8 <= buffer.length) {
    const head = buffer.subarray(position, position + 16);
    const { size, headerLength } = boxSize(head, buffer.length - position);
    if (size < headerLength || position + size > buffer.length) break;
    found.push({
      type: head.toString("latin1", 4, 8),
      body: buffer.subarray(position + headerLength, position + size),
    });
    position += size;
  }
  return found;
}

/** The box at a path of types; empty when it is not there. */
export function boxAt(buffer: Buffer, ...path: readonly string[]): Buffer {
  return path.reduce<Buffer>(
    (inside, wanted) => boxesIn(inside).find(({ type }) => type === wanted)?.body ?? Buffer.alloc(0),
    buffer,
  );
}

/** A box's whole size: 32 bits, or 64 bits after the type when it says 1, or the rest when it says 0. */
function boxSize(head: Buffer, rest: number): { size: number; headerLength: number } {
  const size = head.length >= 8 ? head.readUInt32BE(0) : 0;
  if (size === 1 && head.length >= 16) return { size: Number(head.readBigUInt64BE(8)), headerLength: 16 };
  return { size: size === 0 ? rest : size, headerLength: 8 };
}
