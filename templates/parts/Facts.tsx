import { Icon } from '../Icon.tsx';
import { useFill } from './labels.ts';

export interface StatsView {
  players: string | null;
  time: string | null;
  complexity: string | null;
}

export function Stats({ stats }: { stats: StatsView }) {
  const fill = useFill();
  const facts = [
    { icon: 'players', label: fill('{Players}: '), text: stats.players, end: '' },
    { icon: 'clock', label: 'Time: ', text: stats.time, end: '' },
    { icon: 'weight', label: 'Complexity: ', text: stats.complexity, end: ' of 5' },
  ] as const;
  if (facts.every(({ text }) => text === null)) return null;
  return (
    <p className="stats">
      {facts.map(
        ({ icon, label, text, end }) =>
          text !== null && (
            <span key={icon}>
              <Icon name={icon} />
              <span className="vh">{label}</span>
              {text}
              {end !== '' && <span className="vh">{end}</span>}
            </span>
          ),
      )}
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
