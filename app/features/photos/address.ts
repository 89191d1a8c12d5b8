const UPLOAD = "/image/upload/";

/**
 * The address of a photo, cut and sized for where it is shown; the media service makes the format that the browser
 * takes. An address that is not the media service's stays as it is.
 */
export function photoAddress(url: string, size: { width: number; height: number }): string {
  const at = url.indexOf(UPLOAD);
  if (at < 0) return url;
  const transformation = `c_fill,g_auto,w_${size.width},h_${size.height},q_auto,f_auto`;
  return `${url.slice(0, at + UPLOAD.length)}${transformation}/${url.slice(at + UPLOAD.length)}`;
}
