import { describe, expect, it } from 'vitest';
import type { Expansion, Guide } from '../../domain/data.ts';
import { loadSample, today } from '../../tests/sample/sample.ts';
import { guideText } from './guideText.ts';

const content = await loadSample();
const game = content.games.get('catan');
const guide = content.guides.get('catan');
if (!game || !guide) throw new Error('The sample has no Catan.');

const shown = (changed: Partial<Guide>, expansions: Expansion[] = game.expansions) =>
  guideText(content, { ...guide, ...changed }, { ...game, expansions }, 100, today).join('\n');

describe('guides show', () => {
  it('says of an edition that no box of the list fits it', () => {
    const editions = [{ id: 'old', name: 'The Settlers of Catan', how_to_tell: 'No frame.', fits: [] }];
    expect(shown({ editions })).toContain('No box of the list fits it.');
  });

  it('names the boxes that fit an edition', () => {
    const editions = [{ id: 'old', name: 'The Settlers of Catan', how_to_tell: '-', fits: ['seafarers'] }];
    expect(shown({ editions })).toMatch(/Fits: .*Seafarers/);
  });

  it('counts one player as 1 player', () => {
    const solo = game.expansions.map((box) =>
      box.id === 'seafarers' ? { ...box, players_after_min: 1, players_after_max: 1 } : box,
    );
    expect(shown({}, solo)).toMatch(/, 1 player,/);
    expect(shown({}, solo)).not.toContain('1 players');
  });
});
