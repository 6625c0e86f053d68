import { regions } from '../../domain/offers.ts';
import type { Offer } from '../../domain/data.ts';

export type Region = Offer['region'];

export interface AmazonAccess {
  region: Region;
  id: string;
  secret: string;
  version: string;
  tag: string;
}

export interface AmazonAddresses {
  api: URL;
  /** null: the token address of the credential’s version. */
  token: URL | null;
  /** The stand-in answers, which has made-up prices. */
  isPractice: boolean;
}

export const marketplaces: Record<Region, { host: string; versions: readonly string[]; area: string }> = {
  US: { host: 'www.amazon.com', versions: ['3.1', '2.1'], area: 'North America' },
  UK: { host: 'www.amazon.co.uk', versions: ['3.2', '2.2'], area: 'Europe' },
};

const tokenAddresses: Readonly<Record<string, string>> = {
  2.1: 'https://creatorsapi.auth.us-east-1.amazoncognito.com/oauth2/token',
  2.2: 'https://creatorsapi.auth.eu-south-2.amazoncognito.com/oauth2/token',
  3.1: 'https://api.amazon.com/auth/o2/token',
  3.2: 'https://api.amazon.co.uk/auth/o2/token',
};

export function tokenAddress({ version }: AmazonAccess, { token }: AmazonAddresses): URL {
  return token ?? new URL(tokenAddresses[version] ?? '');
}

type Env = Readonly<Record<string, string | undefined>>;

export interface Refusal {
  refused: string;
  hint: string;
}

const parts = ['ID', 'SECRET', 'VERSION', 'TAG'] as const;

/** The credentials of each region that has them. Messages name variables, never values. */
export function readAccess(env: Env): AmazonAccess[] | Refusal {
  const nameOf = (region: Region, part: string) => `GUIDES_AMAZON_${region}_${part}`;
  const found: AmazonAccess[] = [];
  for (const region of regions) {
    const value = (part: string) => env[nameOf(region, part)]?.trim() ?? '';
    const missing = parts.filter((part) => value(part) === '').map((part) => nameOf(region, part));
    if (missing.length === parts.length) continue;
    if (missing.length > 0)
      return {
        refused: `Amazon’s credentials for ${region} are incomplete: ${missing.join(', ')} not set.`,
        hint: 'docs/amazon.md says where Associates Central shows them.',
      };
    const { versions, area } = marketplaces[region];
    if (!versions.includes(value('VERSION')))
      return {
        refused: `${nameOf(region, 'VERSION')} is not a version for ${area}.`,
        hint: `${region} needs a credential of version ${versions.join(' or ')}; each group of marketplaces has its own.`,
      };
    found.push({
      region,
      id: value('ID'),
      secret: value('SECRET'),
      version: value('VERSION'),
      tag: value('TAG'),
    });
  }
  if (found.length > 0) return found;
  return {
    refused: 'There are no credentials for Amazon’s Creators API. Nothing was requested.',
    hint: `Set ${parts.map((part) => nameOf('US', part)).join(', ')}, or the same with UK: docs/amazon.md. Without access, try guides amazon practice.`,
  };
}

/** GUIDES_AMAZON_API and GUIDES_AMAZON_TOKEN lead to a stand-in on this machine only, as credentials go there. */
export function readAddresses(env: Env): AmazonAddresses | Refusal {
  const read = (name: string): URL | null | Refusal => {
    const text = env[name] ?? '';
    if (text === '') return null;
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)) return url;
    return {
      refused: `${name} is not an http address on this machine.`,
      hint: 'It is for the stand-in: guides amazon practice prints its value. Unset it to ask Amazon.',
    };
  };
  const api = read('GUIDES_AMAZON_API');
  if (api !== null && 'refused' in api) return api;
  const token = read('GUIDES_AMAZON_TOKEN');
  if (token !== null && 'refused' in token) return token;
  if ((api === null) !== (token === null))
    return {
      refused: 'GUIDES_AMAZON_API and GUIDES_AMAZON_TOKEN belong together, but only one is set.',
      hint: 'Set or unset both.',
    };
  return { api: api ?? new URL('https://creatorsapi.amazon'), token, isPractice: api !== null };
}
