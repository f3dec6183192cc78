/** How many pixels a picture asks for. Reads headers only, never the picture. */
import { disableTypes, imageSize, types } from 'image-size';

const READ = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;
export type PictureType = keyof typeof READ;

// The readers of all other kinds are never let near what a visitor has sent.
const ours: readonly string[] = Object.values(READ);
disableTypes(types.filter((type) => !ours.includes(type)));

export const isPictureType = (type: string): type is PictureType => Object.hasOwn(READ, type);

/** In pixels; undefined when the header cannot be read, or is that of another type. */
export function pictureSize(
  type: PictureType,
  bytes: Buffer,
): { width: number; height: number } | undefined {
  try {
    const size = imageSize(bytes);
    return size.type === READ[type] ? size : undefined;
  } catch {
    return undefined;
  }
}
