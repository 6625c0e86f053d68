import { join } from 'node:path';
import type { Content } from '../content/content.ts';
import { readKept, writeKept } from '../content/disk/kept.ts';
import { programVersion } from '../content/disk/programVersion.ts';
import type { Game, Guide } from '../domain/data.ts';
import type { ShopOffer } from '../domain/offers.ts';
import { contentHash } from './contentHash.ts';

interface Hashed {
  guide: Guide;
  game: Game;
  offers: readonly ShopOffer[];
}

/** Fields that a check of offers writes. */
const checked = ['price', 'in_stock', 'last_checked'];

/**
 * Changes with the content of a guide, regardless of its date. Fields written by a check of its offers are
 * left out, and so is the order of fields in the files.
 */
export function guideHash({ guide, game, offers }: Hashed): string {
  const parts = [without(guide, ['updated_on']), game, offers.map(({ offer }) => without(offer, checked))];
  return contentHash(JSON.stringify(sorted(parts)));
}

/** The hashes of guides, kept between builds: the list of the API has them all, whatever guide was edited. */
export interface GuideHashes {
  hashOf: (entry: Hashed) => string;
  save: () => void;
}

export function guideHashes({ hashes }: Pick<Content, 'hashes'>, cacheDir: string): GuideHashes {
  const file = join(cacheDir, 'build', 'guide-hashes.json');
  const kept = hashes === null ? [] : ((readKept(file, programVersion()) ?? []) as [string, string][]);
  const known = new Map(kept);
  const used = new Map<string, string>();
  return {
    hashOf: (entry) => {
      const [guide, game, offers] = [
        `guides/${entry.guide.id}`,
        `games/${entry.game.id}`,
        `offers/${entry.game.id}`,
      ].map((name) => hashes?.files[`${name}.yaml`]);
      if (guide === undefined || game === undefined) return guideHash(entry);
      const key = `${guide} ${game} ${offers ?? ''}`;
      const hash = known.get(key) ?? guideHash(entry);
      used.set(key, hash);
      return hash;
    },
    save: () => {
      if ([...used.keys()].some((key) => !known.has(key))) writeKept(file, programVersion(), [...used]);
    },
  };
}

function without(value: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** A copy with the fields of all objects in the order of their names. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const fields = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(fields).sort()) copy[name] = sorted(fields[name]);
  return copy;
}
