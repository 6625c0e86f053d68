import { join } from 'node:path';
import type { Content } from '../content/content.ts';
import { readKeptParts, writeKeptParts } from '../content/disk/keptParts.ts';
import { programVersion } from '../platform/project.ts';
import { dayOf } from '../domain/dates.ts';
import { stockSightings } from '../domain/guideStock.ts';
import { priceUntil, shownPrice, type ShopOffer } from '../domain/offers.ts';
import { rankedExpansions, unrankedExpansions } from '../domain/ranking.ts';
import { guidePath } from '../domain/routes.ts';
import { accentsIn } from './accents.ts';
import { contentHash } from '../platform/hash.ts';
import { findDeals } from './deals.ts';
import { guideHash } from './guideHash.ts';
import { boxImages } from './images/choose.ts';
import { shopLinks } from './linkHealth.ts';
import {
  type DealCounts,
  type GuideBoxes,
  type GuideBrief,
  type GuideParts,
  type PriceDays,
  gameFields,
  guideFields,
} from './guideEntry.ts';

interface KeptBrief {
  /** Of all that the brief is made from. */
  key: string;
  game: string;
  /** Null for a draft. */
  brief: GuideBrief | null;
  deals?: { key: string; found: DealCounts };
}

/** The briefs of guides, from the last build where nothing has changed. */
export interface Briefs {
  /** Null for a draft. */
  briefOf: (id: string) => GuideBrief | null;
  dealsOf: (id: string) => DealCounts;
  /** Keeps the briefs for the next build. */
  save: () => void;
}

/** dataOf reads a guide. Nothing is kept without cacheDir, or of content that is not in files. */
export function openBriefs(
  content: Content,
  today: string,
  dataOf: (id: string) => GuideParts,
  cacheDir: string | null,
): Briefs {
  const folder = join(cacheDir ?? '', 'build', 'guides');
  const { hashes, checks, history } = content;
  const isKept = cacheDir !== null && hashes !== null;
  const known = (isKept ? readKeptParts(folder, programVersion()) : new Map()) as Map<string, KeptBrief>;
  const used = new Map<string, KeptBrief>();
  const counted = new Map<string, DealCounts>();
  // What was checked on a later day counts from that day on.
  const stateOf = (offer: string) => {
    const state = checks.get(offer);
    return [state, dayOf(state?.seen?.at ?? '') > today];
  };
  const keyOf = (id: string, { game, brief }: Pick<KeptBrief, 'game' | 'brief'>) =>
    contentHash(
      JSON.stringify([
        hashes?.files['retailers.yaml'],
        filesOf(id, game).map((name) => hashes?.files[name]),
        hashes?.hasState === true ? brief?.offerIds.split('\n').map(stateOf) : [],
      ]),
    );
  const keep = (id: string, kept: KeptBrief) => {
    used.set(id, kept);
    return kept;
  };
  const keptOf = (id: string): KeptBrief => {
    const before = used.get(id) ?? known.get(id);
    if (before !== undefined && (used.has(id) || before.key === keyOf(id, before))) {
      used.set(id, before);
      return before;
    }
    const data = dataOf(id);
    const isPublished = data.guide.status === 'published' && data.game.status === 'published';
    const made = { game: data.guide.game, brief: isPublished ? makeBrief(data, content) : null };
    return keep(id, { key: keyOf(id, made), ...made });
  };
  const countDeals = (id: string): DealCounts => {
    const kept = keptOf(id);
    if (history.size === 0) return { deals: 0, usualKnown: {} };
    const past = kept.brief?.offerIds.split('\n').flatMap((offer) => history.get(offer) ?? []);
    if (past === undefined || past.length === 0) return { deals: 0, usualKnown: {} };
    const key = contentHash(JSON.stringify([kept.key, today, past]));
    if (kept.deals?.key === key) return kept.deals.found;
    const { deals, usualKnown } = findDeals({ content, guides: [dataOf(id)], today });
    const found = { deals: deals.length, usualKnown };
    keep(id, { ...kept, deals: { key, found } });
    return found;
  };
  return {
    briefOf: (id) => keptOf(id).brief,
    dealsOf: (id) => {
      const found = counted.get(id) ?? countDeals(id);
      counted.set(id, found);
      return found;
    },
    save: () => {
      if (isKept) writeKeptParts(folder, programVersion(), known, used);
    },
  };
}

function filesOf(guide: string, game: string): string[] {
  return [`guides/${guide}.yaml`, `games/${game}.yaml`, `offers/${game}.yaml`];
}

function makeBrief({ guide, game, offers }: GuideParts, content: Content): GuideBrief {
  const ranked = rankedExpansions(game, guide);
  const boxes = [...ranked.map(({ expansion }) => expansion), ...unrankedExpansions(game)];
  const related = (available: boolean) => guide.related_guides.filter((one) => one.available === available);
  const facts = {
    // Only fields that exist: a hash of facts must not change with their order in the file.
    guide: pick(guide, guideFields),
    game: pick(game, gameFields),
    boxes: ranked.length,
    firstPick: ranked[0]?.expansion.title ?? null,
  };
  const lists: GuideBoxes = {
    stock: stockSightings(ranked, offers),
    search: {
      boxes: boxes.map(({ title, slug, seo_title }) => ({ title, anchor: slug, text: seo_title ?? '' })),
      coming: related(false).map(({ title }) => title),
    },
  };
  const hashOf = (part: unknown) => contentHash(JSON.stringify(part));
  return {
    id: guide.id,
    path: guidePath(guide.slug),
    inputs: inputsOf({ guide, game, offers }, content),
    guideHash: guideHash({ guide, game, offers }),
    facts,
    boxes: JSON.stringify(lists),
    hashes: {
      facts: hashOf(facts),
      stock: hashOf(lists.stock),
      search: hashOf(lists.search),
    },
    changes: guide.changes,
    pictures: {
      boxes: ranked.flatMap(({ expansion }) => boxImages(expansion)),
      related: related(true).map(({ href }) => href),
      coming: related(false).length > 0,
    },
    share: { image: game.og_image ?? null, heroAlt: game.hero_alt },
    accents: accentsIn([guide, game]),
    offerIds: offers.map(({ offer }) => offer.id).join('\n'),
    links: shopLinks(offers, content.checks),
    prices: priceDays(offers),
  };
}

function inputsOf({ guide, game, offers }: GuideParts, { hashes }: Content): string {
  const [ofGuide, ofGame, ofOffers] = filesOf(guide.id, game.id).map((name) => hashes?.files[name]);
  if (ofGuide === undefined || ofGame === undefined)
    return contentHash(JSON.stringify([guide, game, offers.map(({ offer }) => offer)]));
  // The checker's state of an offer is stored outside the offer's file.
  const seen = hashes?.hasState === true ? offers.map(({ offer }) => offer.last_checked) : [];
  return [ofGuide, ofGame, ofOffers, ...seen].join(' ');
}

function priceDays(offers: readonly ShopOffer[]): PriceDays[] {
  const found = new Map<string, PriceDays>();
  for (const shopOffer of offers) {
    const until = priceUntil(shopOffer);
    if (until === null || shopOffer.offer.last_checked === null) continue;
    const from = dayOf(shopOffer.offer.last_checked);
    if (shownPrice(shopOffer, from) === null) continue;
    const { prices } = found.get(`${from} ${until}`) ?? { prices: 0 };
    found.set(`${from} ${until}`, { from, until, prices: prices + 1 });
  }
  return [...found.values()];
}

function pick<T extends object, K extends keyof T>(thing: T, fields: readonly K[]): Pick<T, K> {
  return Object.fromEntries(
    fields.flatMap((field) => (thing[field] === undefined ? [] : [[field, thing[field]]])),
  ) as Pick<T, K>;
}
