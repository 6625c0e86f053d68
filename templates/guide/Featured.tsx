import { Disc } from '../parts/Disc.tsx';
import { Prose } from '../parts/Prose.tsx';

/** The verdicts: the boxes worth knowing first, and when to buy none. */
export interface FeaturedView {
  boxes: readonly {
    rank: number;
    label: string;
    title: string;
    href: string;
    text: string;
    skipIf: string;
  }[];
  baseGameEnough: string;
}

export function Featured({ featured }: { featured: FeaturedView }) {
  return (
    <div className="feature">
      {featured.boxes.map((box) => (
        <div key={box.rank} className="feature__box">
          <p className="feature__label">{box.label}</p>
          <h3>
            <Disc number={box.rank} size="s" /> <a href={box.href}>{box.title}</a>
          </h3>
          <Prose text={box.text} />
          <p className="skip-if">
            <b>Skip it if</b> {box.skipIf}
          </p>
        </div>
      ))}
      <div className="feature__box feature__box--none">
        <p className="feature__label">Or buy nothing</p>
        <h3>When the base game is enough</h3>
        <Prose text={featured.baseGameEnough} />
      </div>
    </div>
  );
}
