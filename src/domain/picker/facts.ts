/** What the picking rule knows of a game. Nothing here can see an offer, a price or a shop. */
import type { Compatibility, Expansion, Game } from '../data.ts';
import { rankedExpansions, unrankedExpansions } from '../ranking.ts';
import { minutesOf, type Minutes } from './minutes.ts';

export interface PickerGame {
  id: string;
  base: BaseGame;
  /** Those with a rank in buying order, then those without one. */
  boxes: readonly PickerBox[];
  pairs: readonly Pair[];
}

/** The game that expansions expand. Where it is a box of the list, both have one id. */
export interface BaseGame {
  id: string;
  title: string;
  players: Players;
  minutes: Minutes;
  print: Game['print_status'];
}

/** One box; null stands for what the data does not say. */
export interface PickerBox {
  id: string;
  /** Its anchor on the guide's page. */
  slug: string;
  title: string;
  rank: number | null;
  players: Players | null;
  rules: NonNullable<Expansion['complexity_delta']> | null;
  /** What sources say of its time, and the length of a whole game where the words name it. */
  time: string | null;
  minutes: Minutes | null;
  modular: boolean;
  standalone: boolean;
  needs: readonly Need[];
  print: Game['print_status'];
}

export interface Players {
  min: number;
  max: number;
}

/** id is null for something that is no box of this guide. */
export interface Need {
  id: string | null;
  title: string;
}

/** note is empty where two boxes simply work together. */
export interface Pair {
  boxes: readonly [string, string];
  verdict: Compatibility['verdict'];
  note: string;
}

/** The base game's id where it is no box of the list. No box can have it: their ids carry no underscore. */
export const baseId = '_base';

export function pickerGame(game: Game): PickerGame {
  const listed = game.expansions.find(({ is_base_game }) => is_base_game);
  const base: BaseGame = {
    id: listed?.id ?? baseId,
    title: game.title,
    players: { min: game.min_players, max: game.max_players },
    minutes: { min: game.min_playtime, max: game.max_playtime },
    print: game.print_status,
  };
  const ranked = rankedExpansions(game).map(({ rank, expansion }) => pickerBox(expansion, rank, base));
  const unranked = unrankedExpansions(game).map((expansion) => pickerBox(expansion, null, base));
  return {
    id: game.id,
    base,
    boxes: [...ranked, ...unranked],
    pairs: (game.compatibility ?? []).map(({ box, with: other, verdict, note }) => ({
      boxes: [box, other],
      verdict,
      note: verdict === 'works' ? '' : note,
    })),
  };
}

function pickerBox(expansion: Expansion, rank: number | null, base: BaseGame): PickerBox {
  const { players_after_min: min, players_after_max: max, playtime_delta: time = null } = expansion;
  return {
    id: expansion.id,
    slug: expansion.slug,
    title: expansion.title,
    rank,
    players: min === undefined || max === undefined ? null : { min, max },
    rules: expansion.complexity_delta ?? null,
    time,
    minutes: time === null ? null : minutesOf(time),
    modular: expansion.is_modular ?? false,
    standalone: expansion.standalone,
    needs: [
      ...(expansion.requires_base_game ? [{ id: base.id, title: base.title }] : []),
      ...(expansion.also_requires ?? []).map(({ title, expansion_id }) => ({
        id: expansion_id ?? null,
        title,
      })),
    ],
    print: expansion.print_status,
  };
}
