import { InlineProse } from '../parts/Prose.tsx';

/** One edition of the base game: how to tell it, what changed in play, and the boxes that fit it. */
export interface EditionView {
  id: string;
  name: string;
  howToTell: string;
  whatChanged: string | null;
  /** In one sentence; the ranked boxes alone are named. */
  fits: string;
  fitsNote: string | null;
}

export interface EditionsView {
  heading: string;
  editions: readonly EditionView[];
}

export function Editions({ view: { heading, editions } }: { view: EditionsView }) {
  return (
    <div className="wide">
      <h3>{heading}</h3>
      <dl className="editions">
        {editions.map((edition) => (
          <div key={edition.id}>
            <dt>{edition.name}</dt>
            <dd>
              <InlineProse text={edition.howToTell} />
              {edition.whatChanged !== null && (
                <>
                  {' '}
                  <InlineProse text={edition.whatChanged} />
                </>
              )}{' '}
              <b>{edition.fits}</b>
              {edition.fitsNote !== null && (
                <>
                  {' '}
                  <InlineProse text={edition.fitsNote} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
