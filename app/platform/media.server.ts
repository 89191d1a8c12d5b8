import { v2 as cloudinary, type UploadApiResponse } from "cloudinary";

/** Cloudinary could not be reached or refused; nothing was stored. */
export class MediaUnavailableError extends Error {
  override name = "MediaUnavailableError";
}

export interface StoredImage {
  url: string;
  publicId: string;
  width: number;
  height: number;
  bytes: number;
}

const TIMEOUT_MS = 30_000;

/**
 * Stores an image under a name of our own; the same name again replaces it. The SDK takes its address and keys from
 * CLOUDINARY_URL when it is first imported.
 * @throws MediaUnavailableError
 */
export async function storeImage(image: Buffer, publicId: string): Promise<StoredImage> {
  const stored = await new Promise<UploadApiResponse>((resolve, reject) => {
    const upload = cloudinary.uploader.upload_stream(
      { public_id: publicId, overwrite: true, resource_type: "image", timeout: TIMEOUT_MS },
      (error, result) => {
        if (result) resolve(result);
        else reject(new MediaUnavailableError("an image could not be stored", { cause: error }));
      },
    );
    upload.end(image);
  });
  const { secure_url: url, public_id, width, height, bytes } = stored;
  return { url, publicId: public_id, width, height, bytes };
}

/** Removes an image and its cached copies. Idempotent. @throws MediaUnavailableError */
export async function removeImage(publicId: string): Promise<void> {
  try {
    await cloudinary.uploader.destroy(publicId, { resource_type: "image", invalidate: true });
  } catch (cause) {
    throw new MediaUnavailableError("an image could not be removed", { cause });
  }
}
