import { plainText } from '../../domain/prose.ts';
import { adviceOf } from '../../domain/situations/answer.ts';
import { finderGame } from '../../domain/situations/finderGame.ts';
import type { ApiSituation } from './types.ts';
import type { GuideEntry } from '../publishedGuides.ts';

/** The guide's situations, with `base` wherever the base game is meant; url is the address of its page. */
export function apiSituations({ guide, game }: GuideEntry, url: string): ApiSituation[] {
  const facts = finderGame(guide, game);
  return facts.rows.map((row) => {
    const advice = adviceOf(row, facts);
    return {
      label: row.label,
      owns: row.owns ?? [],
      lacks: row.lacks ?? [],
      editions: row.editions ?? [],
      players: row.players ? { from: row.players.from, to: row.players.to ?? null } : null,
      wants: row.wants ?? null,
      advice: advice.kind,
      buy: row.buy ?? [],
      other:
        advice.kind === 'other'
          ? { title: advice.title, url: advice.href === null ? null : new URL(advice.href, url).href }
          : null,
      reason: plainText(row.reason),
    };
  });
}
