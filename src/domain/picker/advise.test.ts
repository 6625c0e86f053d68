import { describe, expect, it } from 'vitest';
import { realGame } from '../../tests/picker/realGames.ts';
import { advise, type Advice } from './advise.ts';
import { baseId } from './facts.ts';
import type { Answers } from './answers.ts';

function ask(game: string, answers: Partial<Answers>): Advice {
  const nothing: Answers = { owned: [baseId], players: null, minutes: null, weight: null };
  return advise(realGame(game), { ...nothing, ...answers });
}

const text = ({ reason }: Advice) => reason.map((part) => part.text).join(' ');

describe('what to buy next', () => {
  it.each<[game: string, answers: Partial<Answers>, pick: string, decided: string]>([
    ['wingspan', {}, 'european', 'rank'],
    ['wingspan', { owned: [baseId, 'european'] }, 'oceania', 'own'],
    ['wingspan', { players: 6 }, 'asia', 'players'],
    ['wingspan', { weight: 'heavy' }, 'oceania', 'rules'],
    ['wingspan', { owned: [] }, baseId, 'needs'],
    ['wingspan', { owned: [], players: 6 }, 'asia', 'players'],
    ['catan', { players: 2 }, 'traders-and-barbarians', 'players'],
    ['catan', { weight: 'heavy' }, 'cities-and-knights', 'rules'],
    [
      'catan',
      { minutes: 90, owned: [baseId, 'seafarers', 'cities-and-knights'] },
      'traders-and-barbarians',
      'own',
    ],
    ['carcassonne', { minutes: 45 }, 'sheep-and-shepherds', 'time'],
    ['seven-wonders', { minutes: 30 }, 'edifice', 'time'],
    ['seven-wonders', { players: 2 }, 'wonder-pack', 'players'],
    ['terraforming-mars', { weight: 'heavy' }, 'colonies', 'rules'],
    ['pandemic', { owned: [baseId, 'on-the-brink'], players: 6 }, 'in-the-lab', 'players'],
    ['pandemic', { owned: [], players: 5 }, 'iberia', 'players'],
    ['gloomhaven', { owned: [] }, 'jaws-of-the-lion', 'rank'],
    ['azul', { owned: [] }, 'azul-original', 'rank'],
    ['azul', { owned: ['azul-original'] }, 'summer-pavilion', 'own'],
    ['everdell', { owned: [baseId, 'bellfaire', 'newleaf'] }, 'mistwood', 'mix'],
    ['tiny-epic', {}, 'beyond-the-black', 'rank'],
    ['scythe', { players: 7, weight: 'light' }, 'invaders-from-afar', 'players'],
  ])('%s, %j: %s, decided by %s', (game, answers, pick, decided) => {
    const advice = ask(game, answers);
    expect([advice.pick?.id, advice.reason[0]?.field]).toEqual([pick, decided]);
  });

  it('names the seats that decided', () => {
    expect(text(ask('wingspan', { players: 6 }))).toBe(
      'It is the highest-ranked box that seats six: 1–7 players with it.',
    );
  });

  it('names every answer that a higher-ranked box does not meet', () => {
    expect(text(ask('scythe', { players: 7, weight: 'light' }))).toBe(
      'It is the highest-ranked box that seats seven: 1–7 players with it. It adds few rules: its new rules are rated Low.',
    );
    expect(text(ask('carcassonne', { minutes: 45, weight: 'heavy' }))).toMatch(
      /^It is the highest-ranked box that is not known to run past 45 minutes and that adds plenty of rules: its new rules are rated Medium\./,
    );
  });

  it('says what else has to be bought when no box does without', () => {
    const advice = ask('pandemic', { players: 6 });
    expect(advice.pick?.id).toBe('in-the-lab');
    expect(text(advice)).toContain('It needs On the Brink, which you do not own: buy it as well.');
    expect(text(ask('pandemic', { owned: [], players: 6 }))).toContain(
      'It needs Pandemic and On the Brink, which you do not own: buy them as well.',
    );
  });

  it('says what a needed box needs in turn', () => {
    const advice = ask('catan', { owned: [baseId, 'base-5-6'], players: 6 });
    expect(advice.pick?.id).toBe('seafarers-5-6');
    expect(text(advice)).toContain('It needs Seafarers, which you do not own');
    expect(text(ask('catan', { owned: ['base-5-6'], players: 6 }))).toContain('It needs CATAN and Seafarers');
  });

  it('takes a box without a rank only for seats that no ranked box has', () => {
    const advice = ask('catan', { players: 6 });
    expect(advice.pick?.id).toBe('base-5-6');
    expect(text(advice)).toContain('this one, without a rank, does: 5–6 players with it.');
    expect(ask('catan', { players: 6, minutes: 30 }).pick).toBeNull();
    // Ranked boxes have the seats and fail on time: an unranked one is no answer to that.
    expect(ask('descent', { players: 2, minutes: 60 }).pick).toBeNull();
  });

  it('counts the seats of an owned box that works with the new one', () => {
    const advice = ask('wingspan', { owned: [baseId, 'asia'], players: 6 });
    expect(advice.pick?.id).toBe('european');
    expect(text(advice)).toContain('It works with Asia, which you own and which seats six.');
  });

  it('doubts the seats of a box that counts the base game when that is not owned', () => {
    expect(text(ask('wingspan', { owned: [], players: 6 }))).toContain('may include Wingspan on the table');
    expect(text(ask('wingspan', { players: 6 }))).not.toContain('may include');
  });

  it('says that a time is not known instead of ruling the box out', () => {
    const advice = ask('wingspan', { minutes: 60 });
    expect(advice.pick?.id).toBe('european');
    expect(text(advice)).toContain(
      'How long a game takes with it is not known; the base game alone takes 40–70 minutes.',
    );
    expect(text(ask('terraforming-mars', { minutes: 60 }))).toContain(
      'Of its time we only know this: Shorter, because the slow first turns go.',
    );
  });

  it('says that some games run over', () => {
    expect(text(ask('everdell', { minutes: 60 }))).toContain(
      'A game is listed at 40–120 minutes with it, so some run past 60.',
    );
  });

  it('says whether a box is still in print', () => {
    expect(text(ask('pandemic', {}))).toContain('Whether it is still in print is not known.');
    expect(text(ask('wingspan', {}))).not.toContain('in print');
  });
});

describe('when nothing comes next', () => {
  it.each<[game: string, answers: Partial<Answers>, said: string]>([
    [
      'wingspan',
      { owned: [baseId, 'european', 'oceania', 'asia'] },
      'You own every box that we rank for Wingspan. Enjoy them.',
    ],
    ['wingspan', { players: 8 }, 'Nothing here seats eight: the most is seven, with Asia.'],
    [
      'azul',
      { owned: ['azul-original'], players: 1 },
      'Nothing here plays solo: the fewest is two, with Azul.',
    ],
    [
      'scythe',
      { minutes: 60 },
      'Nothing here is known to fit into 60 minutes: the base game alone takes 115 minutes. With more time it would be The Rise of Fenris.',
    ],
    [
      'spirit-island',
      { weight: 'light' },
      'Nothing that you do not own adds few rules: the lightest is Branch & Claw, rated Medium. With any amount of rules it would be Jagged Earth.',
    ],
    [
      'crew',
      { owned: ['quest-for-planet-nine'], weight: 'heavy' },
      'Nothing that you do not own adds plenty of rules: the heaviest is Mission Deep Sea, rated Low–Medium. With any amount of rules it would be Mission Deep Sea.',
    ],
    [
      'catan',
      { players: 6, minutes: 30 },
      'No ranked box that you do not own seats six. With more time it would be 5–6 Player Expansion.',
    ],
    [
      'scythe',
      { players: 7, weight: 'heavy' },
      'Nothing that you do not own meets all of that. With any amount of rules it would be Invaders from Afar. With any number of players it would be The Rise of Fenris.',
    ],
  ])('%s, %j: %s', (game, answers, said) => {
    const advice = ask(game, answers);
    expect(advice.pick).toBeNull();
    expect(text(advice)).toBe(said);
  });
});

describe('what was passed over', () => {
  it('has the field that decided against each box', () => {
    const { passedOver } = ask('pandemic', { players: 5 });
    expect(passedOver.map(({ id, why }) => [id, why])).toEqual([
      ['state-of-emergency', 'Seats 2–4 players, not five.'],
      ['in-the-lab', 'Needs On the Brink, which you do not own.'],
      ['legacy-season-1', 'Seats 2–4 players, not five.'],
      ['iberia', 'Would do as well, but is only fifth in our ranking.'],
    ]);
  });

  it('names the owned box that another should not share the table with', () => {
    const { passedOver } = ask('everdell', { owned: [baseId, 'bellfaire', 'newleaf'] });
    expect(passedOver[0]).toMatchObject({
      id: 'spirecrest',
      field: 'mix',
      why: 'Not recommended with Newleaf, which you own.',
    });
  });

  it('holds it not against a complete game that it does not mix with what is owned', () => {
    const { passedOver } = ask('pandemic', { owned: [baseId, 'on-the-brink'] });
    expect(passedOver.find(({ id }) => id === 'legacy-season-1')?.field).toBe('rank');
  });

  it('gives the listed time, or that of the base game where that is all we know', () => {
    const why = (game: string, id: string, minutes: number) =>
      ask(game, { minutes }).passedOver.find((box) => box.id === id)?.why;
    expect(why('carcassonne', 'inns-and-cathedrals', 45)).toBe('Listed at 60 minutes, more than 45.');
    expect(why('catan', 'seafarers', 30)).toBe(
      'Its time is not known; the base game alone takes 60–120 minutes, which is more than 30.',
    );
  });
});

describe('the warnings', () => {
  it('are of owned boxes and the new one, its own first', () => {
    const { warnings } = ask('ticket-to-ride', { owned: [baseId, 'usa-1910', 'uk-pennsylvania'] });
    expect(warnings.map(({ boxes, verdict }) => [...boxes, verdict])).toEqual([
      ['usa-1910', 'india-switzerland', 'works_with_rule'],
      ['uk-pennsylvania', 'india-switzerland', 'does_not_work'],
      ['usa-1910', 'uk-pennsylvania', 'works_with_rule'],
    ]);
    expect(warnings[1]?.note).toMatch(/a game uses one or the other/);
  });

  it('are not given where boxes simply work together', () => {
    expect(ask('wingspan', { owned: [baseId, 'european'] }).warnings).toEqual([]);
  });
});
