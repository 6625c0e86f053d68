import type { ReactNode } from 'react';
import { Picture, type PictureView } from './Picture.tsx';
import { useFill } from './labels.ts';

/** A picture over a placeholder. color: until it has loaded; null for a neutral one. */
export interface ArtView {
  picture: PictureView;
  alt: string;
  color: string | null;
}

export interface ArtProps {
  art: ArtView;
  shape?: 'wide' | '32' | 'sq';
  /** Near the top of the page: loaded at once. */
  eager?: boolean;
  children?: ReactNode;
}

/** The maximum displayed width of each shape; in a field narrower than the picture, the picture's own. */
const sizes = {
  wide: '(min-width: 64rem) 75vw, 100vw',
  '32': '(min-width: 48rem) 24rem, 60vw',
  sq: '8rem',
} as const;

export function Art({ art, shape = 'wide', eager = false, children }: ArtProps) {
  return (
    <div className={shape === 'wide' ? 'art' : `art art--${shape}`}>
      {/* The policy allows no style attribute, and no style sheet of a single page. */}
      {art.color !== null && <svg aria-hidden="true" color={art.color} />}
      <Picture picture={art.picture} alt={art.alt} sizes={sizes[shape]} load={eager ? 'first' : 'lazy'} />
      {children}
    </div>
  );
}

/** The numbered wooden disc that runs through the whole site; 1 is red. A small one stands before words. */
export function Disc({ number, size }: { number: number | null; size?: 's' }) {
  if (number === null) return null;
  const classes = ['tok', size && `tok--${size}`, number === 1 && 'tok--1'].filter(Boolean).join(' ');
  return (
    <>
      <span className={classes}>{number}</span>
      {size && ' '}
    </>
  );
}

export function BoxCount({ count }: { count: number }) {
  const fill = useFill();
  return (
    <>
      {count}
      <span className="vh">{fill(count === 1 ? ' {box} ranked' : ' {boxes} ranked')}</span>
    </>
  );
}
