/** Changes with every change of the waiver's meaning; members then accept the new text. */
export const WAIVER_VERSION = "2026-11-01";
