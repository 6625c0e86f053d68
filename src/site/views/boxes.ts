import type { BadgeView } from '../../../templates/guide/Badges.tsx';
import type { BoxView, OtherBoxView } from '../../../templates/guide/BoxList.tsx';
import type { VerdictView } from '../../../templates/guide/Verdict.tsx';
import type { ComplexityView } from '../../../templates/parts/Facts.tsx';
import { boxStock } from '../../domain/boxStock.ts';
import type { Expansion, Game } from '../../domain/data.ts';
import { regions } from '../../domain/offers.ts';
import type { RankedExpansion } from '../../domain/ranking.ts';
import {
  availabilityText,
  complexityLevel,
  listPriceText,
  notSeenText,
  rangeText,
  releasedText,
  stockEvidence,
} from '../../domain/words.ts';
import { offersFor } from '../publishedGuides.ts';
import { boxImages } from '../images/choose.ts';
import { fieldName } from '../palette.ts';
import type { GuideMaterial } from './guideMaterial.ts';

/** The anchor of a box on its guide's page. */
export function boxHref(expansion: Expansion): string {
  return `#${expansion.slug}`;
}

/** Labels after the title of a box. */
export function badgesOf(expansion: Expansion): BadgeView[] {
  return expansion.standalone ? [{ text: 'Standalone', style: 'alone' }] : [];
}

/** Null for a box that was not weighed. */
export function verdictView({ verdict, depends_on: on }: Expansion): VerdictView | null {
  return verdict === undefined ? null : { advice: verdict, on: on?.replace(/\.$/, '') ?? null };
}

/** Whether a box or the base game is available, with the kind of source that says so. */
export function availabilityOf(
  { site, entry }: Pick<GuideMaterial, 'site' | 'entry'>,
  box: Expansion | Game,
): string {
  const source = entry.game.sources.find(({ id }) => id === box.availability?.source_id);
  const text = availabilityText(box.availability, site.today, source);
  const offers = offersFor(entry, 'standalone' in box ? box : null);
  const stocks = regions.map((region) => boxStock(offers, site.content.history, region, site.today));
  const evidence = stockEvidence(stocks);
  if (evidence.length === 0) return text;
  const seen = evidence.join('; ');
  // "We have not seen it on sale" is not shown for a box that a shop has.
  return text === notSeenText && stocks.some((stock) => stock !== null && stock.kind !== 'gone')
    ? seen.charAt(0).toUpperCase() + seen.slice(1)
    : `${text}; ${seen}`;
}

export function listPriceOf({ list_price: prices }: Pick<Expansion, 'list_price'>): string | null {
  return listPriceText(prices) ?? null;
}

/** Null where the data does not say. */
export function complexityOf(expansion: Expansion): ComplexityView | null {
  const delta = expansion.complexity_delta;
  return delta === undefined ? null : { level: complexityLevel(delta), text: delta };
}

/** "2–5", or "Not known". */
export function playersAfter(expansion: Expansion): string {
  const { players_after_min: min, players_after_max: max } = expansion;
  return min === undefined || max === undefined ? 'Not known' : rangeText(min, max);
}

/** The entry of a ranked box. */
export function boxView(material: GuideMaterial, { rank, expansion }: RankedExpansion): BoxView {
  const { site, entry, sources } = material;
  const isOpen = rank <= site.content.site.limits.table_rows && (expansion.verdict === 'buy' || rank === 1);
  return {
    id: expansion.slug,
    rank,
    title: expansion.title,
    badges: badgesOf(expansion),
    verdict: verdictView(expansion),
    tagline: isOpen ? null : expansion.short_tagline,
    reason: expansion.rank_reason ?? null,
    contents: contentsText(expansion),
    summary: expansion.summary ?? expansion.short_tagline,
    skipIf: expansion.skip_if ?? null,
    facts: factsOf(material, expansion),
    remarks: remarksOf(expansion),
    images: boxImages(expansion).map((image) => ({
      picture: site.assets.images.picture(image, 'card'),
      alt: expansion.title,
      palette: fieldName(entry.game.palette),
    })),
    sources: expansion.sources.flatMap((id) => sources.get(id) ?? []),
    order: {
      year: expansion.release_year,
      level: complexityOf(expansion)?.level ?? null,
      players: expansion.players_after_max ?? null,
    },
  };
}

/** A box that is not ranked, in one line. */
export function otherBoxView(material: GuideMaterial, expansion: Expansion): OtherBoxView {
  const { entry, sources } = material;
  return {
    id: expansion.slug,
    title: expansion.title,
    released: releasedText(expansion),
    badges: badgesOf(expansion),
    verdict: verdictView(expansion),
    tagline: expansion.short_tagline,
    contents: contentsText(expansion),
    needs: needsText(entry.game, expansion),
    availability: availabilityOf(material, expansion),
    availabilityNote: expansion.availability?.note ?? null,
    listPrice: listPriceOf(expansion),
    sources: expansion.sources.flatMap((id) => sources.get(id) ?? []),
  };
}

/** "24 tiles, 1 large meeple for each player." */
function contentsText({ contents }: Expansion): string | null {
  return contents === undefined || contents.length === 0 ? null : `${contents.join(', ')}.`;
}

function factsOf(material: GuideMaterial, expansion: Expansion): { label: string; text: string }[] {
  const facts: { label: string; text: string | null | undefined }[] = [
    { label: 'Released', text: releasedText(expansion) },
    { label: 'Best for', text: expansion.ideal_for },
    { label: 'Players with it', text: playersAfter(expansion) },
    { label: 'Adds rules', text: expansion.complexity_delta ?? 'Not known' },
    { label: 'Minutes', text: expansion.playtime_delta ?? 'Not known' },
    { label: 'Needs', text: needsText(material.entry.game, expansion) },
    {
      label: 'Use in parts',
      text: expansion.is_modular === undefined ? undefined : expansion.is_modular ? 'Yes' : 'No',
    },
    { label: 'Edition', text: expansion.edition },
    { label: 'Availability', text: availabilityOf(material, expansion) },
    { label: 'List price', text: listPriceOf(expansion) },
  ];
  return facts.flatMap(({ label, text }) => (text == null ? [] : [{ label, text }]));
}

/** Titles of the boxes that it needs: empty for a complete game, null where no source says. */
export function needsOf(game: Game, expansion: Expansion): string[] | null {
  const needs = [
    ...(expansion.requires_base_game ? [game.title] : []),
    ...(expansion.also_needs ?? []).map(({ title }) => title),
  ];
  return needs.length > 0 || expansion.standalone ? needs : null;
}

export function needsText(game: Game, expansion: Expansion): string {
  const needs = needsOf(game, expansion);
  if (needs === null) return 'Not known';
  return needs.length === 0 ? 'Nothing: a complete game' : needs.join(', ');
}

function remarksOf(expansion: Expansion): { label: string; text: string }[] {
  const remarks: [label: string, text: string | undefined][] = [
    ['Mixing', expansion.mixing_notes],
    ['Editions', expansion.edition_note],
    ['Availability', expansion.availability?.note],
  ];
  return remarks.flatMap(([label, text]) => (text === undefined ? [] : [{ label, text }]));
}
