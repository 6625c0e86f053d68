import { minuteChoices, playerChoices } from '../../../src/domain/picker/answers.ts';
import type { PickerBox, PickerGame } from '../../../src/domain/picker/facts.ts';

/** The browser's own controls, so that what is ticked before this is alive stays ticked. */
export function Questions({ game: { base, boxes } }: { game: PickerGame }) {
  const others = boxes.filter(({ rank }) => rank === null);
  const isBox = boxes.some(({ id }) => id === base.id);
  return (
    <>
      <fieldset>
        <legend>You own</legend>
        <div className="ticks">
          {!isBox && <Tick box={{ id: base.id, title: `Base game: ${base.title}` }} checked />}
          {boxes.map(
            (box) => box.rank !== null && <Tick key={box.id} box={box} checked={box.id === base.id} />,
          )}
        </div>
        {others.length > 0 && (
          <details className="box__more">
            <summary>Boxes without a rank: {others.length}</summary>
            <div className="ticks">
              {others.map((box) => (
                <Tick key={box.id} box={box} />
              ))}
            </div>
          </details>
        )}
      </fieldset>
      <fieldset className="sift">
        <legend>At your table</legend>
        <Ask name="players" label="Players" any="Any number" choices={playerChoices} />
        <Ask name="minutes" label="Time" any="Any time" choices={minuteChoices} unit=" minutes" />
        <Ask name="weight" label="New rules" any="Any amount" choices={['light', 'heavy']} />
      </fieldset>
    </>
  );
}

function Tick({ box: { id, title }, checked }: { box: Pick<PickerBox, 'id' | 'title'>; checked?: boolean }) {
  return (
    <label className="tick">
      <input type="checkbox" name="own" value={id} defaultChecked={checked} />
      <span>{title}</span>
    </label>
  );
}

interface AskProps {
  name: string;
  label: string;
  any: string;
  choices: readonly (string | number)[];
  unit?: string;
}

const words: Record<string, string> = { light: 'Few', heavy: 'Plenty' };

function Ask({ name, label, any, choices, unit = '' }: AskProps) {
  return (
    <label>
      <span>{label}</span>
      {/* Off: a browser that restores choices on its own would take them for the reader's. */}
      <select name={name} autoComplete="off">
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {`${words[choice] ?? choice}${unit}`}
          </option>
        ))}
      </select>
    </label>
  );
}
