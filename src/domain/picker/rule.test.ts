import fc from 'fast-check';
import { expect, it } from 'vitest';
import { realGames } from '../../tests/picker/realGames.ts';
import { advise } from './advise.ts';
import { minuteChoices, playerChoices, type Answers } from './answers.ts';
import type { PickerGame } from './facts.ts';

const asked = fc
  .constantFrom(...realGames)
  .chain((game) => fc.record({ game: fc.constant(game), answers: answersAt(game) }));

function answersAt(game: PickerGame): fc.Arbitrary<Answers> {
  return fc.record({
    owned: fc.subarray([...new Set([game.base.id, ...game.boxes.map(({ id }) => id)])]),
    players: fc.constantFrom(null, ...playerChoices),
    minutes: fc.constantFrom(null, ...minuteChoices),
    weight: fc.constantFrom(null, 'light' as const, 'heavy' as const),
  });
}

function forAll(holds: (game: PickerGame, answers: Answers) => void): void {
  fc.assert(
    fc.property(asked, ({ game, answers }) => {
      holds(game, answers);
    }),
    { numRuns: 2000 },
  );
}

it('never recommends what is owned', () => {
  forAll((game, answers) => {
    const { pick } = advise(game, answers);
    if (pick) expect(answers.owned).not.toContain(pick.id);
  });
});

it('never recommends a box that needs one that is not owned without naming that', () => {
  forAll((game, answers) => {
    const { pick, reason } = advise(game, answers);
    const text = reason.filter(({ field }) => field === 'needs').map((part) => part.text);
    for (const need of game.boxes.find(({ id }) => id === pick?.id)?.needs ?? []) {
      if (need.id !== null && answers.owned.includes(need.id)) continue;
      expect(text.join(' ')).toContain(need.title);
    }
  });
});

it('recommends a box that needs more only where every fitting one does', () => {
  forAll((game, answers) => {
    const { pick, passedOver } = advise(game, answers);
    const lacks = (id: string) =>
      game.boxes.find((box) => box.id === id)?.needs.some((need) => !answers.owned.includes(need.id ?? ''));
    if (!pick || !lacks(pick.id)) return;
    const fitting = passedOver.filter(({ field }) => ['rank', 'mix', 'needs'].includes(field));
    for (const { id } of fitting) expect(lacks(id)).toBe(true);
  });
});

it('never recommends a box that is known not to meet an answer', () => {
  forAll((game, answers) => {
    const { pick, reason } = advise(game, answers);
    const box = game.boxes.find(({ id }) => id === pick?.id);
    if (!box) return;
    const { players, minutes, weight } = answers;
    if (players !== null && box.players && (players < box.players.min || players > box.players.max)) {
      expect(reason.map((part) => part.text).join(' ')).toContain('which you own and which');
    }
    if (minutes !== null && box.minutes) expect(box.minutes.min).toBeLessThanOrEqual(minutes);
    if (weight === 'light' && box.rules) expect(box.rules).toMatch(/^Low/);
    if (weight === 'heavy' && box.rules) expect(box.rules).not.toMatch(/^Low/);
  });
});

it('accounts for every ranked box that is not owned', () => {
  forAll((game, answers) => {
    const { pick, passedOver } = advise(game, answers);
    const open = game.boxes.filter(({ id, rank }) => rank !== null && !answers.owned.includes(id));
    const named = [...passedOver.map(({ id }) => id), ...(pick ? [pick.id] : [])];
    for (const { id } of open) expect(named).toContain(id);
    for (const { why } of passedOver) expect(why).toMatch(/^[A-Z].*\.$/);
  });
});

it('is right that the pick is the highest-ranked one: nothing above it meets what the reason names', () => {
  forAll((game, answers) => {
    const { pick, passedOver } = advise(game, answers);
    const place = game.boxes.findIndex(({ id }) => id === pick?.id);
    if (place < 0) return;
    for (const { id, field } of passedOver) {
      if (game.boxes.findIndex((box) => box.id === id) < place) expect(field).not.toBe('rank');
    }
  });
});

it('names a time, a number of seats or an amount of rules that is not known as not known', () => {
  forAll((game, answers) => {
    const { pick, reason } = advise(game, answers);
    const box = game.boxes.find(({ id }) => id === pick?.id);
    const text = reason.map((part) => part.text).join(' ');
    if (!box) return;
    if (answers.minutes !== null && box.time === null) expect(text).toMatch(/How long .* is not known/);
    if (answers.weight !== null && box.rules === null)
      expect(text).toContain('How many rules it adds is not known');
  });
});

it('always gives a reason, in whole sentences', () => {
  forAll((game, answers) => {
    const { reason } = advise(game, answers);
    expect(reason.length).toBeGreaterThan(0);
    for (const { text } of reason) expect(text).toMatch(/^[A-Z0-9].*\.$/);
    expect(reason.map((part) => part.text).join(' ')).not.toMatch(/undefined|null|NaN| {2}|\(\)|: \./);
  });
});

it('gives unlike answers unlike boxes in most games', () => {
  const unlike = realGames.filter((game) => {
    const first = { owned: [game.base.id], players: null, minutes: null, weight: null };
    const picks = [
      first,
      ...playerChoices.map((players) => ({ ...first, players })),
      ...minuteChoices.map((minutes) => ({ ...first, minutes })),
      { ...first, weight: 'light' as const },
      { ...first, weight: 'heavy' as const },
    ].map((answers) => advise(game, answers).pick?.id);
    return new Set(picks.filter(Boolean)).size > 1;
  });
  expect(unlike.length).toBeGreaterThan(realGames.length / 2);
});

it('does not change what it is given', () => {
  forAll((game, answers) => {
    const before = JSON.stringify([game, answers]);
    advise(game, answers);
    expect(JSON.stringify([game, answers])).toBe(before);
  });
});
