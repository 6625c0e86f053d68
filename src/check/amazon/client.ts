import { setTimeout as pause } from 'node:timers/promises';
import { parseJson } from '../../content/schema/ownJson.ts';
import { openOrigin, type HttpAnswer } from '../../web/request.ts';
import { marketplaces, tokenAddress, type AmazonAccess, type AmazonAddresses } from './access.ts';
import { isRecord } from '../../domain/lists.ts';

export interface AmazonAnswer {
  kind: 'answer';
  at: string;
  body: Record<string, unknown>;
}

/** Why there is no answer, and what to do. Never contains text of a response: it might repeat a credential. */
export interface AmazonFault {
  kind: 'fault';
  message: string;
  hint: string;
}

export interface AmazonClient {
  call: (operation: 'getItems' | 'searchItems', parameters: object) => Promise<AmazonAnswer | AmazonFault>;
  close: () => Promise<void>;
}

export interface ClientOptions {
  addresses: AmazonAddresses;
  /** ms between two calls: a new account may make one a second. */
  paceMs: number;
  timeoutMs?: number;
  now?: () => number;
}

const itemInfo = ['title', 'byLineInfo', 'externalIds', 'classifications', 'productInfo'];
const listings = 'price availability condition merchantInfo isBuyBoxWinner type dealDetails'.split(' ');
const resources = {
  searchItems: [...itemInfo.map((name) => `itemInfo.${name}`), 'parentASIN'],
  getItems: ['itemInfo.title', 'parentASIN', ...listings.map((name) => `offersV2.listings.${name}`)],
};

const maxBytes = 4 * 1024 * 1024;
const attempts = 3;
/** A clock that differs more would date prices wrongly. */
const maxClockMs = 5 * 60 * 1000;

interface Response {
  /** 0 if the server cannot be reached, or does not answer in time. */
  status: number;
  at: number;
  server: number;
  body: unknown;
}

export function openAmazon(access: AmazonAccess, options: ClientOptions): AmazonClient {
  const { addresses, paceMs, timeoutMs = 20_000, now = Date.now } = options;
  const { region } = access;
  const { host, area } = marketplaces[region];
  const tokens = tokenAddress(access, addresses);
  const limits = { timeoutMs, maxBytes };
  const tokenServer = openOrigin(tokens.origin, 1, limits);
  const server = openOrigin(addresses.api.origin, 1, limits);
  let token: { text: string; until: number } | null = null;
  let next = 0;

  const post = async (to: typeof server, path: string, headers: Record<string, string>, body: string) => {
    const wait = next - now();
    if (wait > 0) await pause(wait);
    next = now() + paceMs;
    const request = { method: 'POST', path, headers, body } as const;
    return to.ask(request).then(responseOf, () => ({ status: 0, at: 0, server: 0, body: null }));
  };
  const responseOf = ({ status, headers, content }: HttpAnswer): Response => {
    const at = now();
    const server = Date.parse(String(headers['date']));
    return { status, at, server: Number.isNaN(server) ? at : server, body: parseJson(content.toString()) };
  };

  const getToken = async (): Promise<string | AmazonFault> => {
    if (token !== null && now() < token.until) return token.text;
    const response = await post(tokenServer, tokens.pathname, ...tokenRequest(access));
    const { access_token: text, expires_in: seconds } = isRecord(response.body) ? response.body : {};
    if (response.status === 200 && typeof text === 'string' && /^[\x21-\x7e]+$/.test(text)) {
      token = { text, until: now() + (Math.min(Number(seconds) || 0, 3600) - 60) * 1000 };
      return text;
    }
    if ([400, 401, 403].includes(response.status))
      return fault(
        `Amazon does not accept the credential for ${region}.`,
        `Compare GUIDES_AMAZON_${region}_ID, _SECRET, and _VERSION with Associates Central, Tools, Creators API. The secret is shown only once; a new credential replaces a lost one.`,
      );
    return explain(response);
  };

  const explain = ({ status, body }: Response): AmazonFault => {
    const said = isRecord(body) ? body['reason'] : undefined;
    const reason = typeof said === 'string' && reasons.has(said) ? said : '';
    const code = reason === '' ? String(status) : `${status}, ${reason}`;
    const wrongTag = fault(
      `Amazon does not accept the partner tag for ${host} (${reason}).`,
      `Set GUIDES_AMAZON_${region}_TAG to a tag of the account that made the credential.`,
    );
    const known: Readonly<Record<string, AmazonFault>> = {
      InvalidPartnerTag: wrongTag,
      InvalidAssociate: wrongTag,
      AssociateNotEligible: fault(
        `There is no access to Amazon’s API for ${region} at the moment (${reason}).`,
        'It takes ten qualified sales in the last 30 days, and comes back within two days after new sales ship. Nothing else is needed: run this command again then.',
      ),
      0: fault(
        'Amazon’s API does not answer, or not in time.',
        'Check the network of this machine. The next run tries again.',
      ),
      200: fault('Amazon’s API answers with something else than JSON.', 'The next run tries again.'),
      401: fault(
        `Amazon does not accept the token for ${region} (${code}).`,
        'Make a new credential in Associates Central, Tools, Creators API, if this stays.',
      ),
      403: fault(
        `The credential for ${region} may not ask about ${host} (${code}).`,
        `It needs a credential of ${area}, and an account that is accepted there.`,
      ),
      429: fault(
        `Amazon limits the requests of this account for ${region} (429).`,
        'Associates Central shows the daily quota. The next run asks again.',
      ),
    };
    if (status >= 500) return fault(`Amazon’s API is out of order (${status}).`, 'The next run tries again.');
    const refused = fault(
      `Amazon’s API refuses the request (${code}).`,
      'The API may have changed: look for a newer version of this program.',
    );
    return known[reason] ?? known[status] ?? refused;
  };

  const attempt = async (operation: string, parameters: string): Promise<Response | AmazonFault> => {
    const text = await getToken();
    if (typeof text !== 'string') return text;
    const version = access.version.startsWith('2.') ? `, Version ${access.version}` : '';
    return post(
      server,
      `/catalog/v1/${operation}`,
      { ...json, authorization: `Bearer ${text}${version}`, 'x-marketplace': host },
      parameters,
    );
  };

  return {
    call: async (operation, more) => {
      const parameters = JSON.stringify({ partnerTag: access.tag, resources: resources[operation], ...more });
      for (let tried = 1; ; tried += 1) {
        const response = await attempt(operation, parameters);
        if ('kind' in response) return response;
        const { at, server: theirs, status, body } = response;
        if (Math.abs(at - theirs) > maxClockMs)
          return fault(
            'The clock of this machine differs from Amazon’s by more than five minutes.',
            'Set the clock: the date and time next to a price must be right.',
          );
        if (status === 200 && isRecord(body))
          return { kind: 'answer', at: `${new Date(at).toISOString().slice(0, 19)}Z`, body };
        // A token may end early.
        if (status === 401) token = null;
        else if (![0, 200, 429].includes(status) && status < 500) return explain(response);
        if (tried === attempts) return explain(response);
        await pause(paceMs * 2 ** tried);
      }
    },
    close: async () => {
      await Promise.all([tokenServer.close(), server.close()]);
    },
  };
}

const json = { 'content-type': 'application/json', accept: 'application/json', 'user-agent': 'guides' };

/** Amazon’s own client sends JSON to the newer token addresses, and a form to the older ones. */
function tokenRequest({
  id,
  secret,
  version,
}: AmazonAccess): [headers: Record<string, string>, body: string] {
  const isNew = version.startsWith('3.');
  const body = {
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: secret,
    scope: isNew ? 'creatorsapi::default' : 'creatorsapi/default',
  };
  return isNew
    ? [json, JSON.stringify(body)]
    : [
        { ...json, 'content-type': 'application/x-www-form-urlencoded' },
        new URLSearchParams(body).toString(),
      ];
}

/** Only the names that Amazon documents are repeated. */
const reasons = new Set(
  `UnknownOperation CannotParse FieldValidationFailed InvalidAssociate InvalidPartnerTag TokenExpired InvalidToken
  InvalidIssuer MissingClaim MissingKeyId UnsupportedClient InvalidClient MissingCredential AssociateNotEligible
  AuthorizationFailed`.split(/\s+/),
);

function fault(message: string, hint: string): AmazonFault {
  return { kind: 'fault', message, hint };
}
