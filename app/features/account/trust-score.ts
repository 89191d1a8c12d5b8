/** What each proof adds to the trust score; together 100. */
export const TRUST_POINTS = {
  emailVerified: 10,
  profileComplete: 15,
  hasPhotos: 10,
  hasVideo: 15,
  questionnaireComplete: 10,
  idVerified: 25,
  backgroundCheckCompleted: 15,
} as const;

export type TrustProofs = Record<keyof typeof TRUST_POINTS, boolean>;

/** What each confirmed report takes away. */
export const REPORT_PENALTY = 20;

/** Trust score, 0–100: the sum of what the member has proven, less what confirmed reports take away. */
export function trustScore(proofs: TrustProofs, confirmedReports: number): number {
  const proven = trustParts(proofs).reduce((sum, { points, isProven }) => sum + (isProven ? points : 0), 0);
  return Math.max(0, proven - REPORT_PENALTY * confirmedReports);
}

export interface TrustPart {
  proof: keyof TrustProofs;
  points: number;
  isProven: boolean;
}

/** How a trust score is made up: each proof with its points. */
export function trustParts(proofs: TrustProofs): TrustPart[] {
  // Object.keys forgets the type of the keys; TRUST_POINTS has exactly those of TrustProofs.
  return (Object.keys(TRUST_POINTS) as (keyof TrustProofs)[]).map((proof) => ({
    proof,
    points: TRUST_POINTS[proof],
    isProven: proofs[proof],
  }));
}
