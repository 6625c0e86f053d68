export type ArtType = 'image/svg+xml' | 'image/jpeg' | 'image/png' | 'image/webp';

/** An image below data/art/. */
export interface ArtFile {
  /** Where it is on disk. */
  path: string;
  /** Its size in bytes. */
  bytes: number;
  type: ArtType;
  /** In pixels, where the file says. */
  width?: number;
  height?: number;
}
