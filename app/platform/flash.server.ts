import { z } from "zod";
import { createSignedCookie } from "./cookies.server";

/** A message that the next page shows once, as a toast. */
export const ToastSchema = z.object({
  title: z.string().max(200),
  description: z.string().max(500).optional(),
  variant: z.enum(["default", "success", "destructive"]).default("default"),
  /** Where the page goes by itself after the toast was seen. */
  redirectTo: z.string().startsWith("/").max(2_000).optional(),
  /** How long it is seen before that, in milliseconds. */
  afterMs: z.number().int().min(0).max(5_000).optional(),
});
export type Toast = z.infer<typeof ToastSchema>;
export type NewToast = z.input<typeof ToastSchema>;

const cookie = createSignedCookie("fidelio_toast", 60);

/** The Set-Cookie value that carries a toast to the next page. */
export async function toastCookie(toast: NewToast): Promise<string> {
  return cookie.serialize(ToastSchema.parse(toast));
}

/** The toast that came with this request, and the cookie that makes it the last time. */
export async function takeToast(request: Request): Promise<{ toast: Toast; clearCookie: string } | null> {
  const result = ToastSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  return result.success ? { toast: result.data, clearCookie: await cookie.serialize("", { maxAge: 0 }) } : null;
}
