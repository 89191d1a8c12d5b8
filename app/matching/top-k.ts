/** Which members `topK` may return. */
export interface TopKLimits {
  /** How many of the scores are members'; all by default. */
  readonly count?: number;
  /** The least score that qualifies; 0 by default. */
  readonly atLeast?: number;
  /** One byte per member: only those with 1 qualify. All qualify by default. */
  readonly eligible?: Uint8Array;
}

/**
 * The members with the `k` greatest scores, best first; of equal scores, the member with the lower number first. It
 * reads the scores once and keeps the best so far in a heap whose root is the worst of them, so that nearly all others
 * cost one comparison.
 */
export function topK(scores: Uint8Array | Float32Array, k: number, limits: TopKLimits = {}): Uint32Array {
  const { count = scores.length, atLeast = 0, eligible } = limits;
  const heap = new Uint32Array(Math.max(0, Math.min(k, count)));
  if (heap.length === 0) return heap;
  let size = 0;
  // What a later member must exceed once the heap is full: at equal scores the earlier member stays.
  let bar = Number.NEGATIVE_INFINITY;
  for (let member = 0; member < count; member++) {
    const score = at(scores, member);
    if (score <= bar || score < atLeast || (eligible && eligible[member] !== 1)) continue;
    if (size < heap.length) {
      heap[size++] = member;
      raise(heap, scores, size - 1);
    } else {
      heap[0] = member;
      sink(heap, scores, size);
    }
    if (size === heap.length) bar = at(scores, at(heap, 0));
  }
  return heap.subarray(0, size).sort((one, other) => at(scores, other) - at(scores, one) || one - other);
}

type Numbers = Uint8Array | Uint32Array | Float32Array;

function at(numbers: Numbers, index: number): number {
  return numbers[index] ?? 0;
}

function isWorse(scores: Numbers, one: number, other: number): boolean {
  const difference = at(scores, one) - at(scores, other);
  return difference < 0 || (difference === 0 && one > other);
}

function raise(heap: Uint32Array, scores: Numbers, start: number): void {
  for (let child = start; child > 0;) {
    const parent = (child - 1) >> 1;
    if (!isWorse(scores, at(heap, child), at(heap, parent))) return;
    swap(heap, child, parent);
    child = parent;
  }
}

function sink(heap: Uint32Array, scores: Numbers, size: number): void {
  for (let parent = 0; ;) {
    let child = 2 * parent + 1;
    if (child >= size) return;
    if (child + 1 < size && isWorse(scores, at(heap, child + 1), at(heap, child))) child++;
    if (!isWorse(scores, at(heap, child), at(heap, parent))) return;
    swap(heap, child, parent);
    parent = child;
  }
}

function swap(heap: Uint32Array, one: number, other: number): void {
  const kept = at(heap, one);
  heap[one] = at(heap, other);
  heap[other] = kept;
}
