import type { FileHandle } from "node:fs/promises";

const WINDOW_BYTES = 64 * 1024;

/** Reads small pieces of a large file through one buffer, forwards mostly. */
export class FileWindow {
  readonly size: number;
  readonly #handle: FileHandle;
  #start = 0;
  #buffer: Buffer = Buffer.alloc(0);

  constructor(handle: FileHandle, size: number) {
    this.#handle = handle;
    this.size = size;
  }

  /** The bytes at a position; fewer than asked for at the end of the file. */
  async read(position: number, length: number): Promise<Buffer> {
    const isInside = position >= this.#start && position + length <= this.#start + this.#buffer.length;
    if (!isInside) {
      const buffer = Buffer.alloc(Math.max(length, WINDOW_BYTES));
      const { bytesRead } = await this.#handle.read(buffer, 0, buffer.length, position);
      this.#start = position;
      this.#buffer = buffer.subarray(0, bytesRead);
    }
    const offset = position - this.#start;
    return this.#buffer.subarray(offset, offset + length);
  }
}
