import {
  complexityChoices,
  playerChoices,
  timeChoices,
  type Choice,
} from '../../../src/domain/indexFilter.ts';
import { listText } from '../../../src/domain/lists.ts';
import { fillTerms, type Terms } from '../../../src/domain/siteLook.ts';

export interface FilterControlsProps {
  terms: Terms;
  total: number;
  /** The site's own filters work without JavaScript: the stylesheet shows cards by the checked option. */
  filters: readonly { id: string; label: string }[];
  tags: readonly string[];
  facts: readonly ('players' | 'time' | 'complexity')[];
  /** Regions with a ranked box in stock; until is the last day on which this may be shown. */
  stock: readonly (Choice & { until: string })[];
  stockUntil: string | null;
}

export function FilterControls({
  terms,
  total,
  filters,
  tags,
  facts,
  stock,
  stockUntil,
}: FilterControlsProps) {
  const fill = (label: string) => fillTerms(label, terms);
  const filled = (choices: readonly Choice[]) =>
    choices.map(({ value, label }) => ({ value, label: fill(label) }));
  const ofBase = facts.filter((fact) => fact !== 'players');
  return (
    <>
      {filters.length > 0 && (
        <fieldset className="filter">
          <legend>Show</legend>
          <Chip id="" label={`All ${total}`} checked />
          {filters.map(({ id, label }) => (
            <Chip key={id} id={id} label={label} />
          ))}
        </fieldset>
      )}
      <div className="sift js-only">
        {facts.includes('players') && (
          <Select name="players" label={fill('{Players}')} choices={filled(playerChoices)} />
        )}
        {facts.includes('time') && <Select name="time" label="Time" choices={filled(timeChoices)} />}
        {facts.includes('complexity') && (
          <Select name="complexity" label="Complexity" choices={complexityChoices} />
        )}
        {tags.length > 0 && (
          <Select name="tag" label="Tag" choices={tags.map((tag) => ({ value: tag, label: tag }))} />
        )}
        {stockUntil !== null && <Select name="stock" label="In stock" choices={stock} until={stockUntil} />}
        <button className="btn btn--line" type="button" aria-disabled="true" data-clear>
          Clear
        </button>
        <p className="small muted">
          {ofBase.length > 0 && fill(`Choices of ${listText(ofBase)} are about the {base_game}.`)}
          {stockUntil !== null && (
            <span data-until={stockUntil} data-whole="">
              {' '}
              {fill('In stock: a shop there had at least one ranked {box} when we last looked.')}
            </span>
          )}
        </p>
      </div>
    </>
  );
}

function Chip({ id, label, checked }: { id: string; label: string; checked?: boolean }) {
  return (
    <label className="chip">
      <input
        type="radio"
        name="filter"
        id={`filter-${id === '' ? 'all' : id}`}
        value={id}
        data-filter="show"
        defaultChecked={checked}
      />
      <span>{label}</span>
    </label>
  );
}

/** With until, the control or option disappears after that day. */
function Select({
  name,
  label,
  choices,
  until,
}: {
  name: string;
  label: string;
  choices: readonly (Choice & { until?: string })[];
  until?: string;
}) {
  return (
    <div data-until={until} data-whole={until === undefined ? undefined : ''}>
      <label htmlFor={`filter-by-${name}`}>{label}</label>
      {/* Off: a browser that restores choices would not update the cards. */}
      <select id={`filter-by-${name}`} name={name} data-filter={name} autoComplete="off">
        <option value="">Any</option>
        {choices.map(({ value, label: text, until: last }) => (
          <option
            key={value}
            value={value}
            data-until={last}
            data-whole={last === undefined ? undefined : ''}
          >
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
