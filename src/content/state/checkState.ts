import path from 'node:path';
import type { Offer } from '../../domain/data.ts';
import { byText } from '../../domain/lists.ts';
import { ownJson, parseJson } from '../schema/ownJson.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { isSystemError } from '../../platform/systemError.ts';
import { unreadable } from '../load/findFiles.ts';
import { readIfThere, shownPath } from '../load/readFile.ts';

export interface OfferState {
  /** The state is only valid for this address. */
  url: string;
  checked: string;
  verdict: string;
  attempts: number;
  /** Consecutive nights on which the link failed, and when the last one was counted. */
  strikes: number;
  struck: string | null;
  seen: Sight | null;
}

/** The price and stock of the data, and when the shop last showed the same. */
export interface Sight extends Pick<Offer, 'currency' | 'price' | 'in_stock'> {
  at: string;
}

export type CheckState = ReadonlyMap<string, OfferState>;

const time = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' } as const;
const count = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;
const isState = ownJson<{ offers: Record<string, OfferState> }>({
  type: 'object',
  required: ['version', 'offers'],
  properties: {
    version: { const: 1 },
    offers: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['url', 'checked', 'verdict', 'attempts', 'strikes', 'struck', 'seen'],
        properties: {
          url: { type: 'string' },
          checked: time,
          verdict: { type: 'string' },
          attempts: count,
          strikes: count,
          struck: { ...time, nullable: true },
          seen: {
            type: 'object',
            nullable: true,
            required: ['at', 'currency', 'price', 'in_stock'],
            properties: {
              at: time,
              currency: { type: 'string' },
              price: { type: 'number', nullable: true },
              in_stock: { type: 'boolean', nullable: true },
            },
          },
        },
      },
    },
  },
});

export function parseCheckState(text: string): CheckState | null {
  const data = parseJson(text);
  if (!isState(data)) return null;
  const entries = Object.entries(data.offers);
  const times = entries.flatMap(([, { checked, struck, seen }]) => [checked, struck, seen?.at]);
  const areReal = times.every((at) => at == null || !Number.isNaN(Date.parse(at)));
  return areReal ? new Map(entries) : null;
}

/** Sorted by id, one field per line, so that diffs are small. */
export function formatCheckState(state: CheckState): string {
  const offers = Object.fromEntries([...state].sort(byText(([id]) => id)));
  return `${JSON.stringify({ version: 1, offers }, null, 2)}\n`;
}

type Claim = Pick<Offer, 'url' | 'currency' | 'price' | 'in_stock' | 'last_checked'>;

/** The checker’s date counts only for the exact values it saw: no correction may get the date of another value. */
export function lastSeen(offer: Claim, state: OfferState | undefined, today: string): string | null {
  const { last_checked } = offer;
  // Without a date the data claims nothing.
  if (last_checked === null || state?.url !== offer.url || state.seen === null) return last_checked;
  const { at, currency, price, in_stock } = state.seen;
  const isSame = currency === offer.currency && price === offer.price && in_stock === offer.in_stock;
  if (!isSame || at.slice(0, 10) > today) return last_checked;
  return at.slice(0, last_checked.length) > last_checked ? at : last_checked;
}

export interface ReadState {
  state: CheckState;
  damaged: boolean;
}

const maxBytes = 50_000_000;

export function stateFileOf(dir: string): string {
  return path.join(dir, 'state', 'checks.json');
}

export async function readState(file: string): Promise<ReadState> {
  try {
    const text = await readIfThere(file, maxBytes);
    const state = text === null ? new Map<string, never>() : parseCheckState(text);
    return { state: state ?? new Map(), damaged: state === null };
  } catch (error) {
    // A folder, a pipe, or a file larger than we ever wrote.
    if (!isSystemError(error)) return { state: new Map(), damaged: true };
    throw error;
  }
}

/** The checker’s state of a data folder; empty if it cannot be read. */
export async function loadState(dir: string): Promise<{ state: CheckState; diagnostics: Diagnostic[] }> {
  const file = stateFileOf(dir);
  try {
    const { state, damaged } = await readState(file);
    return { state, diagnostics: damaged ? [describeDamage(file)] : [] };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { state: new Map(), diagnostics: [unreadable(file, error)] };
  }
}

function describeDamage(file: string): Diagnostic {
  const message = 'This file was not written by guides check, so it is ignored.';
  const hint = 'Restore the file from git, or delete it; the next guides check --write starts over.';
  return diagnostic('check/state-damaged', shownPath(file), message, hint);
}
