import { complexityLevels } from '../../src/domain/words.ts';
import { Icon } from './Icon.tsx';

/** The line from the side of the box. */
export interface StatsView {
  players: string;
  time: string;
  complexity: string;
}

export function Stats({ stats }: { stats: StatsView }) {
  return (
    <p className="stats">
      <span>
        <Icon name="players" />
        <span className="vh">Players: </span>
        {stats.players}
      </span>
      <span>
        <Icon name="clock" />
        <span className="vh">Time: </span>
        {stats.time}
      </span>
      <span>
        <Icon name="weight" />
        <span className="vh">Complexity: </span>
        {stats.complexity}
        <span className="vh"> of 5</span>
      </span>
    </p>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}

/** How much rules weight a box adds: level of complexityLevels, always with the word. */
export interface ComplexityView {
  level: number;
  text: string;
}

export function Pips({ complexity }: { complexity: ComplexityView }) {
  return (
    <span>
      <span className="pips" aria-hidden="true">
        {Array.from({ length: complexityLevels }, (_, index) => (
          <i key={index} className={index < complexity.level ? 'on' : undefined} />
        ))}
      </span>{' '}
      {complexity.text}
    </span>
  );
}
