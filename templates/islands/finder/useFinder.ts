import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { advise, type Advice } from '../../../src/domain/picker/advise.ts';
import {
  firstAnswers,
  formatAnswers,
  formatFragment,
  parseFragment,
  type Answers,
} from '../../../src/domain/picker/answers.ts';
import type { PickerGame } from '../../../src/domain/picker/facts.ts';
import { isKept, keptAnswers, parseShelf, shelfText, type Shelf } from '../../../src/domain/shelf.ts';
import { keepShelf, readShelf } from '../shelf/keep.ts';
import { writeAddress } from './address.ts';
import { readAnswers, rememberTick, showAnswers, withTouched } from './controls.ts';

/** So long the advice waits for the next tick, so that it is announced once. Milliseconds. */
const settleMs = 200;

export interface Finder {
  /** The element that the controls stand in. */
  root: RefObject<HTMLDivElement | null>;
  advice: Advice;
  /** Whether the advice is for this reader and not yet the server's, for everybody. */
  settled: boolean;
  /** What is on the reader's shelf; empty where it is empty. */
  shelf: string;
  onChange: (event: ChangeEvent<HTMLElement>) => void;
  clearShelf: () => void;
}

/** The answers live in the controls, in the address and, where the reader asks for it, on the device. */
export function useFinder(game: PickerGame): Finder {
  const root = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const arriving = useRef(false);
  const [advice, setAdvice] = useState(() => advise(game, firstAnswers(game)));
  const [settled, setSettled] = useState(false);
  const [shelf, setShelf] = useState('');

  useEffect(() => {
    if (!settled || !arriving.current) return;
    arriving.current = false;
    // The page goes to the answer once it stands there, so that nothing moves under the reader's eyes.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => root.current?.closest('.finder')?.scrollIntoView({ behavior: 'instant' })),
    );
  }, [settled]);

  useEffect(() => {
    const form = root.current;
    if (!form) return;
    const show = (answers: Answers) => {
      setSettled(true);
      showAnswers(form, answers);
      const tick = rememberTick(form);
      if (tick) tick.checked = isKept(readShelf(), game, answers);
      setAdvice(advise(game, answers));
    };
    const said = parseFragment(location.hash, game);
    const start = said ?? keptAnswers(readShelf(), game);
    const answers = withTouched(form, start);
    // What was ticked before this code arrived counts as ticked now.
    const isEarly = formatAnswers(answers) !== formatAnswers(start);
    if (isEarly) writeAddress(formatFragment(answers), 'early');
    if (rememberTick(form)?.checked || (isEarly && isKept(readShelf(), game, start))) {
      keepShelf(withGame(readShelf(), game, answers));
    }
    show(answers);
    setShelf(shelfText(readShelf()));
    arriving.current = said !== null && scrollY === 0;

    const onMove = () => {
      const there = parseFragment(location.hash, game);
      if (there) show(there);
      // Another section's anchor says nothing about the answers; an address without any is where they began.
      else if (location.hash === '') show(keptAnswers(readShelf(), game));
    };
    addEventListener('hashchange', onMove);
    return () => {
      removeEventListener('hashchange', onMove);
    };
  }, [game]);

  return {
    root,
    advice,
    settled,
    shelf,
    onChange: ({ target }) => {
      const form = root.current;
      if (!form) return;
      const answers = readAnswers(form);
      const name = target.getAttribute('name') ?? '';
      const isRemembered = rememberTick(form)?.checked ?? false;
      if (name !== 'remember') writeAddress(formatFragment(answers), name);
      if (isRemembered || name === 'remember') {
        keepShelf(withGame(readShelf(), game, isRemembered ? answers : null));
        setShelf(shelfText(readShelf()));
      }
      clearTimeout(settling.current);
      settling.current = setTimeout(() => {
        setAdvice(advise(game, answers));
      }, settleMs);
    },
    clearShelf: () => {
      keepShelf(parseShelf(null));
      setShelf('');
      const tick = root.current && rememberTick(root.current);
      if (!tick) return;
      tick.checked = false;
      // The button goes, and the focus must not go with it.
      tick.focus();
    },
  };
}

/** The shelf with these answers at the game, or without the game. */
function withGame(shelf: Shelf, { id }: PickerGame, answers: Answers | null): Shelf {
  if (answers === null) shelf.delete(id);
  else shelf.set(id, formatAnswers(answers));
  return shelf;
}
