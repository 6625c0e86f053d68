import type { Expansion, Game, Guide, Offer, Offers } from '../../domain/data.ts';
import { capital, writerOf, type ProseWriter } from './words.ts';

/** A guide with its game and offers, as long as real ones: about 40 KB of YAML in all. */
export interface MadeGuide {
  game: Game;
  guide: Guide;
  offers: Offers;
}

const boxCount = 13;
const rankedCount = 8;
const currencies = { US: 'USD', UK: 'GBP' } as const;
const shops = [
  { retailer: 'ExampleGames', region: 'US', host: 'us-shop.example.com', priority: 1 },
  { retailer: 'ExampleToys', region: 'UK', host: 'uk-shop.example.com', priority: 2 },
] as const;
const mechanisms = ['Hand management', 'Set collection', 'Dice rolling', 'Worker placement', 'Cooperative'];
const tags = ['Sea', 'Delivery', 'Building', 'Birds', 'Trade'];
const fields = ['#1d3b53', '#50341c', '#2f4b2f', '#4a2545', '#433a12', '#123f43', '#5a1f2a', '#2b2f5b'];
const drawings = ['art/harbor-lights.svg', 'art/paper-orchard.svg'];

/** Guide number of count; today is YYYY-MM-DD. */
export function makeGuide(number: number, count: number, today: string): MadeGuide {
  const writer = writerOf(number);
  const id = idOf(number);
  const title = madeTitle(number);
  const boxes = Array.from({ length: boxCount }, (_, index) => boxOf(writer, index));
  return {
    game: gameOf(writer, id, title, boxes, today),
    guide: guideOf(writer, id, title, boxes, relatedOf(number, count), today),
    offers: { game_id: id, offers: offersOf(writer, id, boxes, today) },
  };
}

export function madeTitle(number: number): string {
  return capital(`${writerOf(number).coined()} ${number + 1}`);
}

export function idOf(number: number): string {
  return madeTitle(number).toLowerCase().replaceAll(' ', '-');
}

function relatedOf(number: number, count: number): number[] {
  return [1, 7, 31]
    .map((step) => (number + step) % count)
    .filter((other, at, all) => other !== number && all.indexOf(other) === at);
}

function boxOf(writer: ProseWriter, index: number): Expansion {
  const title = `${capital(writer.coined())} ${String.fromCharCode(65 + index)}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const ranked = index < rankedCount;
  return {
    id: slug,
    title,
    slug,
    short_tagline: writer.sentence(),
    release_year: 2012 + index,
    complexity_delta: writer.pick(['Low', 'Medium', 'High'] as const),
    playtime_delta: 'about the same',
    ideal_for: `Groups that like a ${writer.coined()} ${writer.coined()}`,
    requires_base_game: true,
    standalone: false,
    is_modular: true,
    mixing_notes: writer.text(2),
    contents: [
      `${20 + writer.below(80)} ${writer.coined()} cards`,
      `${4 + writer.below(9)} ${writer.coined()} boards`,
    ],
    players_after_min: 2,
    players_after_max: 4,
    summary: writer.text(3),
    ...(ranked && {
      rank_recommended: index + 1,
      verdict: index === 0 ? ('buy' as const) : ('depends' as const),
      ...(index > 0 && { depends_on: `whether your group likes a ${writer.coined()} ${writer.coined()}` }),
      rank_reason: writer.text(2),
      worth_it: `Yes. ${writer.sentence()}`,
    }),
    sources: ['publisher', `source-${index % 6}`],
  };
}

function gameOf(writer: ProseWriter, id: string, title: string, boxes: Expansion[], today: string): Game {
  return {
    id,
    title,
    slug: id,
    publisher: 'Example Press',
    designers: ['A. Example'],
    min_players: 2,
    max_players: 4,
    min_playtime: 45,
    max_playtime: 60,
    complexity_weight: 1.5 + writer.below(25) / 10,
    mechanisms: [...new Set([writer.pick(mechanisms), writer.pick(mechanisms)])],
    release_year: 2010,
    description: writer.sentence(),
    tags: [...new Set([writer.pick(tags), writer.pick(tags)])],
    seo_title: `${title} expansions: which box to buy`,
    seo_description: `${writer.sentence()} ${title}.`.slice(0, 158).padEnd(80, '.'),
    hero_image: writer.pick(drawings),
    hero_alt: `A ${writer.coined()} beside a ${writer.coined()}.`,
    palette: { field: writer.pick(fields) },
    status: 'published',
    sources: [
      {
        id: 'publisher',
        title: `Example Press: ${title}`,
        url: `https://press.example.com/${id}`,
        kind: 'publisher',
        read: today.slice(0, 7),
      },
      ...Array.from({ length: 6 }, (_, index) => ({
        id: `source-${index}`,
        title: `Example Review: ${title}, part ${index + 1}`,
        url: `https://review.example.com/${id}/${index + 1}`,
        kind: 'review' as const,
        read: today.slice(0, 7),
        note: writer.sentence(),
      })),
    ],
    source_ids: ['publisher'],
    expansions: boxes,
    compatibility: boxes.slice(1, 5).map(({ id: box }) => ({
      box,
      with: boxes[0]?.id ?? '',
      verdict: 'works_with_rule' as const,
      rule: writer.sentence(),
      note: writer.sentence(),
      source_id: 'publisher',
    })),
  };
}

function guideOf(
  writer: ProseWriter,
  id: string,
  title: string,
  boxes: readonly Expansion[],
  related: readonly number[],
  today: string,
): Guide {
  const [first, second, third] = boxes.map((box) => box.id) as [string, string, string];
  return {
    id,
    name: title,
    title: `${title}: which box first?`,
    slug: id,
    game: id,
    status: 'published',
    updated_on: today,
    toc: true,
    seo_title: `${title}: the order in which to buy`,
    seo_description: `Which ${title} box comes first? ${writer.sentence()}`.slice(0, 158),
    quick_answer: `Buy **${boxes[0]?.title ?? ''}** first. ${writer.sentence()}`,
    intro: openWith(writer, 4),
    ranking_note: writer.text(2),
    how_expansions_work: { text: `${writer.text(3)}\n\n${writer.text(3)}\n` },
    best_for_beginners: { expansion_id: first, text: openWith(writer, 3) },
    best_for_strategy: { expansion_id: second, text: openWith(writer, 3) },
    release_order: { text: openWith(writer, 2) },
    situations: [
      { label: 'You play alone', players: { from: 1, to: 1 }, nothing: 'set', reason: writer.sentence() },
      { label: 'You are five or more', players: { from: 5 }, nothing: 'set', reason: writer.sentence() },
      ...[second, third].map((box) => {
        const wish = `A ${writer.coined()} ${writer.coined()}`;
        return { label: wish, wants: wish, owns: ['base'], lacks: [box], buy: [box], reason: writer.text(2) };
      }),
      { label: 'You own nothing yet', lacks: ['base'], buy: ['base'], reason: writer.sentence() },
      ...boxes.slice(0, 5).map((box) => ({
        label: `You do not own ${box.title}`,
        owns: ['base'],
        lacks: [box.id],
        buy: [box.id],
        reason: writer.text(2),
      })),
    ],
    path: ['base', first, second],
    faq: Array.from({ length: 7 }, (_, index) => ({
      id: `question-${index + 1}`,
      scope: 'game' as const,
      game_id: id,
      question: `Does the ${writer.coined()} ${writer.coined()} go with a ${writer.coined()}?`,
      answer: writer.text(3),
    })),
    where_to_buy: { text: openWith(writer, 3) },
    related_guides: related.map((other) => ({
      title: madeTitle(other),
      description: writer.sentence(),
      href: `/guides/${idOf(other)}-expansion-order`,
      available: true,
    })),
    changes: [{ id: 'change-1', date: today, text: writer.sentence() }],
  };
}

/** A text whose first words no other guide has. */
function openWith(writer: ProseWriter, sentences: number): string {
  return `${capital(writer.coined())} and ${writer.coined()} go together. ${writer.text(sentences)}`;
}

function offersOf(writer: ProseWriter, id: string, boxes: readonly Expansion[], today: string): Offer[] {
  return [null, ...boxes].flatMap((box) =>
    shops.map(({ retailer, region, host, priority }): Offer => {
      const isProduct = writer.below(3) > 0;
      const name = box === null ? id : `${id}-${box.slug}`;
      return {
        id: `${box === null ? `${id}-base` : name}-${region.toLowerCase()}`,
        item_type: box === null ? 'base' : 'expansion',
        ...(box === null ? { game_id: id } : { expansion_id: box.id }),
        retailer,
        region,
        url: isProduct ? `https://${host}/products/${name}` : `https://${host}/search?q=${name}`,
        link: isProduct ? 'product' : 'search',
        currency: currencies[region],
        price: isProduct ? 10 + writer.below(50) + 0.99 : null,
        in_stock: isProduct ? writer.below(4) > 0 : null,
        last_checked: isProduct ? today : null,
        priority,
      };
    }),
  );
}
