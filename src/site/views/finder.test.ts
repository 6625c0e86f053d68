import { describe, expect, it } from 'vitest';
import { loadData } from '../../tests/site/renderSite.ts';
import { finderView } from './finder.ts';

const { games } = await loadData();

function view(id: string) {
  const game = games.get(id);
  if (game === undefined) throw new Error(`No game ${id}`);
  return finderView(game);
}

describe('the table of common situations', () => {
  it('gives each its box, the place of that on the page, and the reason', () => {
    expect(view('wingspan').rows.find(({ situation }) => situation === 'You are six')).toEqual({
      situation: 'You are six',
      title: 'Asia',
      href: '#asia',
      reason: 'It is the highest-ranked box that seats six: 1–7 players with it.',
    });
  });

  it('has no link to a base game that is no box of the list', () => {
    const [first] = view('wingspan').rows;
    expect(first).toMatchObject({ situation: 'You own nothing yet', title: 'Wingspan', href: null });
  });

  it('says so where nothing fits', () => {
    expect(view('wingspan').rows.map(({ title }) => title)).not.toContain('Nothing for now');
    expect(view('catan').rows.find(({ situation }) => situation === 'You play alone')).toMatchObject({
      title: 'Nothing for now',
      href: null,
    });
  });

  it('leaves print runs to the list of boxes', () => {
    for (const { reason } of view('pandemic').rows) expect(reason).not.toContain('in print');
  });
});
