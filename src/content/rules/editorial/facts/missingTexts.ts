import { type Diagnostic, diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { hasPage, shortTitle } from '../../../../domain/ranking.ts';
import { locationOf } from '../../../yaml/source.ts';
import type { Reading } from '../reading.ts';

/** In a row of the ranking on a phone. */
const longestName = 24;

/** What the pages and rows of boxes need to answer, beyond what the schema requires. */
export function* checkMissingTexts({ files, editorial }: Reading): Iterable<Diagnostic> {
  if (!editorial) return;
  for (const { data, source } of files.games.values()) {
    for (const [index, box] of data.expansions.entries()) {
      if (!hasPage(box)) continue;
      const at = (field: string) => locationOf(source, ['expansions', index, field]);
      const name = shortTitle(box);
      if (name.length > longestName) {
        const message = `"${name}" has ${name.length} characters; rows and breadcrumbs have room for ${longestName}.`;
        yield diagnostic('editorial/missing-text', at('title'), message, 'Add short_title.');
      }
      if (editorial.words.worth_it && box.worth_it === undefined && box.not_judged === undefined) {
        const message = `The page of "${box.id}" does not say whether it is worth it.`;
        const hint = 'Answer in worth_it, beginning with yes or no.';
        yield diagnostic('editorial/missing-text', at('id'), message, hint);
      }
      const { players_alone_min: least, players_alone_max: most } = box;
      const isComplete = box.standalone && box.rank_recommended !== undefined;
      if (isComplete && (least === undefined || most === undefined)) {
        const message = `Ranked box "${box.id}" is a complete game, but does not say how many play it alone.`;
        const hint = 'Add players_alone_min and players_alone_max.';
        yield diagnostic('editorial/missing-text', at('standalone'), message, hint);
      }
    }
  }
}
