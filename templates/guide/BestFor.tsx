import { Disc } from '../parts/Disc.tsx';
import { Prose } from '../parts/Prose.tsx';

export interface BestForView {
  rank: number | null;
  title: string;
  href: string;
  text: string;
}

export function BestFor({ view }: { view: BestForView }) {
  return (
    <div className="best">
      <div className="best__top">
        <Disc number={view.rank} />
        <h3>
          <a href={view.href}>{view.title}</a>
        </h3>
      </div>
      <Prose text={view.text} />
    </div>
  );
}
