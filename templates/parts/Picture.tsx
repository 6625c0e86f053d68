/** A served picture. width and height are its own, in pixels; addresses in srcSet have widths. */
export interface PictureView {
  src: string;
  srcSet: string | null;
  width: number;
  height: number;
  sources: readonly { type: string; srcSet: string }[];
}

export interface PictureProps {
  picture: PictureView;
  alt: string;
  /** Its displayed width, as a sizes attribute. */
  sizes: string;
  /** first: before other pictures. last: at once, with low priority. lazy: when it comes near the window. */
  load: 'first' | 'last' | 'lazy';
}

const loading = {
  first: { fetchPriority: 'high' },
  // React preloads high-priority images, and twenty small ones must not load before the fonts.
  last: { fetchPriority: 'low' },
  lazy: { loading: 'lazy' },
} as const;

export function Picture({ picture, alt, sizes, load }: PictureProps) {
  const { src, srcSet, width, height, sources } = picture;
  const image = (
    <img
      src={src}
      {...(srcSet !== null && { srcSet, sizes })}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      {...loading[load]}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
