import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseJson } from '../../content/schema/ownJson.ts';
import { regions } from '../../domain/offers.ts';
import { marketplaces, type Region } from './access.ts';
import { practiceItem, practiceItems, practiceProducts, practiceStateOf } from './practiceItems.ts';
import { isRecord } from '../../domain/lists.ts';

type Json = Record<string, unknown>;

interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const refusal = (status: number, reason: string): Reply => ({
  status,
  body: { type: 'Exception', message: 'The practice account is in this state.', reason },
});

/** What the API answers to every call, by the state of the account; null: as usual. */
const callStates = {
  ready: null,
  'no-sales': refusal(403, 'AssociateNotEligible'),
  'not-authorized': refusal(403, 'AuthorizationFailed'),
  'wrong-tag': refusal(400, 'InvalidPartnerTag'),
  'not-understood': refusal(400, 'FieldValidationFailed'),
  'expired-token': refusal(401, 'TokenExpired'),
  'unknown-address': { status: 404, body: {} },
  quota: { status: 429, body: { type: 'Throttle', message: 'Rate exceeded' } },
  'out-of-order': { status: 500, body: { message: 'Internal' } },
  broken: { status: 200, body: '<html>' },
  'wrong-clock': { status: 200, body: {}, headers: { date: 'Thu, 01 Jan 2026 00:00:00 GMT' } },
  'bad-credential': null,
  slow: null,
} satisfies Record<string, Reply | null>;

export type PracticeState = keyof typeof callStates;
export const practiceStates = Object.keys(callStates) as PracticeState[];

export interface PracticeOptions {
  port?: number;
  state?: PracticeState;
  stateOf?: (asin: string) => string;
  productsOf?: (keywords: string, region: Region) => Json[];
}

export interface PracticeAmazon {
  origin: string;
  /** Of each call: the operation, and what it sent. */
  calls: { path: string; headers: IncomingMessage['headers']; body: unknown }[];
  setState: (state: PracticeState) => void;
  close: () => Promise<void>;
}

const token = 'practice-token';

/** A stand-in for Amazon’s Creators API on this machine. It refuses what Amazon’s own client would not send. */
export async function openPracticeAmazon(options: PracticeOptions = {}): Promise<PracticeAmazon> {
  const { port = 0, stateOf = practiceStateOf, productsOf = practiceProducts } = options;
  let { state = 'ready' } = options;
  const calls: PracticeAmazon['calls'] = [];

  const replyTo = (path: string, headers: IncomingMessage['headers'], text: string): Reply => {
    if (path === '/token') return tokenReply(headers, text);
    const body = parseJson(text);
    calls.push({ path, headers, body });
    const fixed = callStates[state];
    if (fixed !== null) return fixed;
    if (!/^Bearer practice-token(?:, Version 2\.[123])?$/.test(headers.authorization ?? ''))
      return refusal(401, 'InvalidToken');
    const region = regions.find((one) => marketplaces[one].host === headers['x-marketplace']);
    if (region === undefined || !isRecord(body)) return refusal(400, 'CannotParse');
    return callReply(path, body, region);
  };

  const tokenReply = (headers: IncomingMessage['headers'], text: string): Reply => {
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    const sent = isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
    const scope = isForm ? 'creatorsapi/default' : 'creatorsapi::default';
    const isGood =
      isRecord(sent) &&
      sent['grant_type'] === 'client_credentials' &&
      sent['scope'] === scope &&
      [sent['client_id'], sent['client_secret']].every((part) => typeof part === 'string' && part !== '');
    return isGood && state !== 'bad-credential'
      ? { status: 200, body: { access_token: token, token_type: 'bearer', expires_in: 3600 } }
      : { status: 401, body: { error: 'invalid_client' } };
  };

  const callReply = (path: string, body: Json, region: Region): Reply => {
    const { itemIds, keywords, partnerTag, resources } = body;
    const isAsked = typeof partnerTag === 'string' && Array.isArray(resources);
    if (path === '/catalog/v1/searchItems' && isAsked && typeof keywords === 'string')
      return { status: 200, body: { searchResult: { items: productsOf(keywords, region) } } };
    if (path !== '/catalog/v1/getItems' || !isAsked || !Array.isArray(itemIds))
      return refusal(400, 'FieldValidationFailed');
    const asins = itemIds.map(String);
    if (asins.length === 0 || asins.length > 10) return refusal(400, 'FieldValidationFailed');
    const found = asins.map((asin) => ({ asin, listings: practiceItems[stateOf(asin)]?.(region) ?? null }));
    return {
      status: 200,
      body: {
        itemsResult: {
          items: found.flatMap(({ asin, listings }) =>
            listings === null ? [] : [practiceItem(asin, region, listings)],
          ),
        },
        errors: found.flatMap(({ asin, listings }) =>
          listings === null
            ? [{ code: 'ItemNotAccessible', message: `The ItemId ${asin} is not accessible.` }]
            : [],
        ),
      },
    };
  };

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (state === 'slow') return;
      const { status, body, headers } = replyTo(
        request.url ?? '/',
        request.headers,
        Buffer.concat(pieces).toString(),
      );
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    setState: (next) => {
      state = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
