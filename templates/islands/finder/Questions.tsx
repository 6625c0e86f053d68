import { baseId, type FinderBox, type FinderGame } from '../../../src/domain/finder/finderGame.ts';
import { fillTerms, type Terms } from '../../../src/domain/siteLook.ts';
import { tables, wantsId, wantsOf } from '../../../src/domain/finder/choices.ts';

/** Uncontrolled inputs, so that choices made before hydration stay. */
export function Questions({ game, terms }: { game: FinderGame; terms: Terms }) {
  const fill = (label: string) => fillTerms(label, terms);
  const seats = tables.map(({ id, label }) => ({ id, label: fill(label) }));
  const labelOf = ({ slug, title }: FinderBox) =>
    slug === null && !game.isSeries ? `${fill('{Base_game}')}: ${title}` : title;
  const shown = game.boxes.filter(({ id }) => id === baseId || game.groups.some((ids) => ids.includes(id)));
  const others = game.boxes.filter((box) => !shown.includes(box));
  const wants = wantsOf(game);
  return (
    <>
      <fieldset>
        <legend>You own</legend>
        <div className="checkboxes">
          {shown.map((box) => (
            <Checkbox key={box.id} id={box.id} label={labelOf(box)} />
          ))}
        </div>
        {others.length > 0 && (
          <details className="more">
            <summary>{`${fill('{Boxes} without a rank')}: ${others.length}`}</summary>
            <div className="checkboxes">
              {others.map((box) => (
                <Checkbox key={box.id} id={box.id} label={box.title} />
              ))}
            </div>
          </details>
        )}
      </fieldset>
      <fieldset className="sift">
        <legend>{fill('{At_your_table}')}</legend>
        <Ask name="players" label={fill('{Players}')} any="Any number" choices={seats} />
        {game.editions.length > 0 && (
          <Ask
            name="edition"
            label={game.editionQuestion}
            any="Not sure"
            choices={game.editions.map(({ id, name }) => ({ id, label: name }))}
          />
        )}
        {wants.length > 0 && (
          <Ask
            name="wants"
            label="You want"
            any="Anything"
            choices={wants.map((text) => ({ id: wantsId(text), label: text }))}
          />
        )}
      </fieldset>
    </>
  );
}

function Checkbox({ id, label }: { id: string; label: string }) {
  return (
    <label className="checkbox">
      <input type="checkbox" name="own" value={id} defaultChecked={id === baseId} />
      <span>{label}</span>
    </label>
  );
}

interface AskProps {
  name: string;
  label: string;
  any: string;
  choices: readonly { id: string; label: string }[];
}

function Ask({ name, label, any, choices }: AskProps) {
  return (
    <label>
      <span>{label}</span>
      {/* Off: otherwise restored choices would look like the reader's. */}
      <select name={name} autoComplete="off">
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
