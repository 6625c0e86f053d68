import { InlineProse } from '../parts/Prose.tsx';
import { Disc } from '../parts/Art.tsx';

export interface BestForView {
  rank: number | null;
  title: string;
  href: string;
  text: string;
}

export function BestFor({ view: { rank, title, href, text } }: { view: BestForView }) {
  return (
    <p>
      <Disc number={rank} size="s" />
      <b>
        <a href={href}>{title}</a>.
      </b>{' '}
      <InlineProse text={text} />
    </p>
  );
}
