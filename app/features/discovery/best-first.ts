import { topK, type TopKLimits } from "../../matching/top-k";

/**
 * The places of the `k` greatest scores, best first; of equal scores the lower id first. Unlike `topK` alone it does
 * not depend on where members stand in the row, so that the order is the same after a restart and on every server.
 */
export function bestFirst(
  scores: Float32Array,
  ids: readonly string[],
  k: number,
  limits: Required<TopKLimits>,
): number[] {
  const best = [...topK(scores, k, limits)];
  const score = (place: number) => scores[place] ?? 0;
  const id = (place: number) => ids[place] ?? "";
  const worst = best.at(-1);
  if (worst !== undefined && best.length === k) {
    // Others with the score of the last one may have been left out for their place alone.
    const tied: number[] = [];
    for (let place = 0; place < limits.count; place++) {
      if (score(place) === score(worst) && limits.eligible[place] === 1) tied.push(place);
    }
    const better = best.filter((place) => score(place) > score(worst));
    tied.sort((one, other) => (id(one) < id(other) ? -1 : 1));
    return [...byScoreThenId(better), ...tied.slice(0, k - better.length)];
  }
  return byScoreThenId(best);

  function byScoreThenId(places: number[]): number[] {
    return places.sort((one, other) => score(other) - score(one) || (id(one) < id(other) ? -1 : 1));
  }
}
