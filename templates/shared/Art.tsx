import type { ReactNode } from 'react';

/** A picture of the site, 1200 by 630; palette names the colours that stand in until it has loaded. */
export interface ArtView {
  src: string;
  alt: string;
  palette: string;
}

export interface ArtProps {
  art: ArtView;
  shape?: 'wide' | '32' | 'sq';
  /** Near the top of the page: fetched at once. */
  eager?: boolean;
  children?: ReactNode;
}

export function Art({ art, shape = 'wide', eager = false, children }: ArtProps) {
  return (
    <div className={shape === 'wide' ? 'art' : `art art--${shape}`} data-palette={art.palette}>
      <img
        src={art.src}
        alt={art.alt}
        width={1200}
        height={630}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      {children}
    </div>
  );
}
