import { Disc } from '../parts/Disc.tsx';
import { InlineProse, Prose } from '../parts/Prose.tsx';

export interface BestForView {
  rank: number;
  title: string;
  href: string;
  text: string;
  points: readonly { label: string; text: string }[];
}

export function BestFor({ view }: { view: BestForView }) {
  return (
    <div className="best">
      <div className="best__top">
        <Disc number={view.rank} size="l" />
        <h3>
          <a href={view.href}>{view.title}</a>
        </h3>
      </div>
      <Prose text={view.text} />
      <ul className="mods">
        {view.points.map(({ label, text }) => (
          <li key={label}>
            <b>{label}</b>
            <span>
              <InlineProse text={text} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
