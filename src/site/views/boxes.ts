import type { BadgeView } from '../../../templates/guide/Badges.tsx';
import type { BoxView, OtherBoxView } from '../../../templates/guide/BoxList.tsx';
import type { SourceView } from '../../../templates/guide/Sources.tsx';
import type { ComplexityView } from '../../../templates/parts/Facts.tsx';
import type { Expansion, Game } from '../../domain/data.ts';
import { complexityLevel, printStatusText, rangeText } from '../../domain/words.ts';
import type { SiteContext } from '../context.ts';
import type { GuideEntry } from '../publishedGuides.ts';
import { boxImages } from '../images/choose.ts';
import { paletteName } from '../stylesheet.ts';

/** The anchor of a box on its guide's page. */
export function boxHref(expansion: Expansion): string {
  return `#${expansion.slug}`;
}

/** What a buyer must not miss, in a word or two. */
export function badgesOf(expansion: Expansion, rank: number | null): BadgeView[] {
  const badges: BadgeView[] = [];
  if (rank === 1) badges.push({ text: 'First pick', style: 'pick' });
  if (expansion.standalone) badges.push({ text: 'Standalone', style: 'alone' });
  if (expansion.print_status === 'out_of_print') badges.push({ text: 'Out of print', style: 'plain' });
  return badges;
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

/** A game's sources in the order of its file, numbered from 1. */
export function sourceViews(game: Game): ReadonlyMap<string, SourceView> {
  return new Map(
    game.sources.map(({ id, title, url, date, note }, index) => [
      id,
      { number: index + 1, id, title, url, date, note: note?.replace(/\.$/, '') ?? null },
    ]),
  );
}

/** Everything that the data says of a ranked box. */
export function boxView(
  site: SiteContext,
  { game }: GuideEntry,
  expansion: Expansion,
  rank: number,
  sources: ReadonlyMap<string, SourceView>,
): BoxView {
  return {
    id: expansion.slug,
    rank,
    title: expansion.title,
    badges: badgesOf(expansion, rank),
    tagline: expansion.short_tagline,
    summary: expansion.summary,
    facts: factsOf(game, expansion),
    remarks: remarksOf(expansion),
    skipIf: expansion.skip_if ?? null,
    images: boxImages(expansion).map((image) => ({
      picture: site.assets.images.picture(image, 'card'),
      alt: expansion.title,
      palette: paletteName(game.palette),
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
export function otherBoxView(
  game: Game,
  expansion: Expansion,
  sources: ReadonlyMap<string, SourceView>,
): OtherBoxView {
  return {
    id: expansion.slug,
    title: expansion.title,
    year: expansion.release_year,
    badges: badgesOf(expansion, null),
    tagline: expansion.short_tagline,
    needs: needsText(game, expansion),
    sources: expansion.sources.flatMap((id) => sources.get(id) ?? []),
  };
}

function factsOf(game: Game, expansion: Expansion): { label: string; text: string }[] {
  const facts: { label: string; text: string | undefined }[] = [
    { label: 'Released', text: `${expansion.release_year}` },
    { label: 'Best for', text: expansion.ideal_for },
    { label: 'Players with it', text: playersAfter(expansion) },
    { label: 'Adds rules', text: expansion.complexity_delta ?? 'Not known' },
    { label: 'Adds time', text: expansion.playtime_delta ?? 'Not known' },
    { label: 'Needs', text: needsText(game, expansion) },
    {
      label: 'Use in parts',
      text: expansion.is_modular === undefined ? undefined : expansion.is_modular ? 'Yes' : 'No',
    },
    { label: 'Edition', text: expansion.edition },
    { label: 'Print', text: printStatusText(expansion.print_status) ?? 'In print' },
  ];
  return facts.flatMap(({ label, text }) => (text === undefined ? [] : [{ label, text }]));
}

/** What has to be owned already, by title: nothing for a complete game, null where no source says. */
export function needsOf(game: Game, expansion: Expansion): string[] | null {
  const needs = [
    ...(expansion.requires_base_game ? [game.title] : []),
    ...(expansion.also_requires ?? []).map(({ title }) => title),
  ];
  return needs.length > 0 || expansion.standalone ? needs : null;
}

function needsText(game: Game, expansion: Expansion): string {
  const needs = needsOf(game, expansion);
  if (needs === null) return 'Not known';
  return needs.length === 0 ? 'Nothing: a complete game' : needs.join(', ');
}

function remarksOf(expansion: Expansion): { label: string; text: string }[] {
  const remarks: [label: string, text: string | undefined][] = [
    ['Why this rank', expansion.rank_reason],
    ['Mixing', expansion.mixing_notes],
    ['Editions', expansion.edition_note],
  ];
  return remarks.flatMap(([label, text]) => (text === undefined ? [] : [{ label, text }]));
}
