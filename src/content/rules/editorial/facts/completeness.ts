import { type Diagnostic, diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { isOfferOf } from '../../../../domain/offers.ts';
import { hasPage, shortTitle, rankedExpansions } from '../../../../domain/ranking.ts';
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

export function* checkOffersInRegion({ files, editorial }: Reading): Iterable<Diagnostic> {
  const least = editorial?.lists.offers_in_region?.least;
  if (least === undefined || !files.retailers) return;
  const regions = [...new Set(files.retailers.data.retailers.map(({ region }) => region))];
  for (const game of files.games.values()) {
    if (game.data.status === 'draft' || files.broken.has(`offers/${game.name}`)) continue;
    const all = files.offers.get(game.name)?.data.offers ?? [];
    const boxes = rankedExpansions(game.data).map(({ expansion }) => expansion);
    // null: the base game, if it is not ranked.
    for (const box of [...(boxes.some((one) => one.is_base_game) ? [] : [null]), ...boxes]) {
      const counts = regions.map((region) => ({
        region,
        count: all.filter((offer) => offer.region === region && isOfferOf(offer, box)).length,
      }));
      const { title } = box ?? game.data;
      const isNowhere = counts.every(({ count }) => count === 0);
      const messages = isNowhere
        ? [`No region has an offer for ${box === boxes[0] ? `the first pick, ${title}` : title}.`]
        : counts.flatMap(({ region, count }) => {
            const what = count === 0 ? 'no offer' : `only ${count} of ${least} offers`;
            return count >= least ? [] : `Readers in the ${region} have ${what} for ${title}.`;
          });
      const path = box ? ['expansions', game.data.expansions.indexOf(box), 'title'] : ['title'];
      const hint = `Add offers to data/offers/${game.name}.yaml; without a product page, use link: search.`;
      for (const message of messages)
        yield diagnostic('editorial/few-offers', locationOf(game.source, path), message, hint);
    }
  }
}
