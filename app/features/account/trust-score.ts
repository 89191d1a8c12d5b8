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

/** Trust score, 0–100: the sum of what the member has proven. */
export function trustScore(proofs: TrustProofs): number {
  return Object.entries(TRUST_POINTS).reduce(
    // The keys of TRUST_POINTS are those of TrustProofs by declaration.
    (sum, [proof, points]) => sum + (proofs[proof as keyof TrustProofs] ? points : 0),
    0,
  );
}
