/** Where a member is blocked or reported, with the way back to the screen that led there. */
export function moderationPath(act: "block" | "report" | "report/received", memberId: string, from: string): string {
  return `/members/${memberId}/${act}?from=${encodeURIComponent(from)}`;
}
