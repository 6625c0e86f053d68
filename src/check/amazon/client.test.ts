import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ApiClient,
  GetItemsRequestContent,
  SearchItemsRequestContent,
  TypedDefaultApi,
} from 'amazon-creators-api';
import { readAccess, readAddresses, type AmazonAccess } from './access.ts';
import { openAmazon, type ClientOptions } from './client.ts';
import { openPracticeAmazon, type PracticeAmazon, type PracticeState } from './practice.ts';
import { practiceItems } from './practiceItems.ts';

const states = Object.keys(practiceItems);
const asinOfState = (state: string) => `B${String(states.indexOf(state)).padStart(9, '0')}`;

let amazon: PracticeAmazon;
beforeEach(async () => {
  amazon = await openPracticeAmazon({ stateOf: (asin) => states[Number(asin.slice(1))] ?? 'gone' });
});
afterEach(() => amazon.close());

const secret = 'secret-of-the-account';
const access: AmazonAccess = {
  region: 'US',
  id: 'id-of-the-account',
  secret,
  version: '3.1',
  tag: 'harbor-20',
};

function open(more: Partial<AmazonAccess> = {}, options: Partial<ClientOptions> = {}) {
  const [api, token] = [new URL(amazon.origin), new URL(`${amazon.origin}/token`)];
  return openAmazon(
    { ...access, ...more },
    { addresses: { api, token, isPractice: true }, paceMs: 0, timeoutMs: 1_000, ...options },
  );
}

async function ask(more?: Partial<AmazonAccess>, options?: Partial<ClientOptions>) {
  const client = open(more, options);
  const answer = await client.call('getItems', { itemIds: [asinOfState('amazon'), asinOfState('gone')] });
  await client.close();
  return answer;
}

const containing = (text: string): unknown => expect.stringContaining(text);

/** Copies of the official client’s models have the same fields as the JSON that they were made from. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('Amazon’s own client and ours', () => {
  const official = (version: string) => {
    const client = new ApiClient();
    client.basePath = amazon.origin;
    client.authEndpoint = `${amazon.origin}/token`;
    client.credentialId = access.id;
    client.credentialSecret = secret;
    client.version = version;
    return new TypedDefaultApi(client);
  };

  it.each(['3.1', '2.1', '3.2', '2.2'])(
    'get the same items with a credential of version %s',
    async (version) => {
      const region = version.endsWith('1') ? 'US' : 'UK';
      const host = region === 'US' ? 'www.amazon.com' : 'www.amazon.co.uk';
      for (let first = 0; first < states.length; first += 10) {
        const itemIds = states.slice(first, first + 10).map(asinOfState);
        const client = open({ version, region });
        const ours = await client.call('getItems', { itemIds });
        await client.close();
        const sent = amazon.calls.at(-1);
        const request = new GetItemsRequestContent('harbor-20', itemIds);
        Object.assign(request, { resources: (sent?.body as { resources: string[] }).resources });
        const theirs = await official(version).getItems(host, request);
        expect(ours).toMatchObject({ kind: 'answer', body: plain(theirs) as object });
        expect(plain(theirs)).toEqual('body' in ours && ours.body);
        // They send the same request, too.
        expect(amazon.calls.at(-1)?.body).toEqual(sent?.body);
        for (const name of ['authorization', 'x-marketplace', 'accept'])
          expect(amazon.calls.at(-1)?.headers[name]).toBe(sent?.headers[name]);
      }
    },
  );

  it('get the same search results', async () => {
    const client = open();
    const ours = await client.call('searchItems', {
      keywords: 'wingspan oceania',
      searchIndex: 'ToysAndGames',
    });
    await client.close();
    const request = Object.assign(new SearchItemsRequestContent(), amazon.calls.at(-1)?.body);
    const theirs = await official('3.1').searchItems('www.amazon.com', request);
    expect(ours).toMatchObject({ kind: 'answer', body: plain(theirs) as object });
  });

  it('are refused with the same status', async () => {
    amazon.setState('no-sales');
    const request = new GetItemsRequestContent('harbor-20', [asinOfState('amazon')]);
    await expect(official('3.1').getItems('www.amazon.com', request)).rejects.toMatchObject({
      status: 403,
      body: { reason: 'AssociateNotEligible' },
    });
    expect(await ask()).toMatchObject({ kind: 'fault' });
  });
});

describe('a state of the account', () => {
  it.each<[PracticeState, string, string, number]>([
    [
      'no-sales',
      'There is no access to Amazon’s API for US at the moment (AssociateNotEligible).',
      'ten qualified sales',
      1,
    ],
    [
      'not-authorized',
      'The credential for US may not ask about www.amazon.com (403, AuthorizationFailed).',
      'credential of North America',
      1,
    ],
    [
      'wrong-tag',
      'Amazon does not accept the partner tag for www.amazon.com (InvalidPartnerTag).',
      'GUIDES_AMAZON_US_TAG',
      1,
    ],
    [
      'not-understood',
      'Amazon’s API refuses the request (400, FieldValidationFailed).',
      'newer version of this program',
      1,
    ],
    ['unknown-address', 'Amazon’s API refuses the request (404).', 'newer version of this program', 1],
    ['expired-token', 'Amazon does not accept the token for US (401, TokenExpired).', 'new credential', 3],
    [
      'bad-credential',
      'Amazon does not accept the credential for US.',
      'GUIDES_AMAZON_US_ID, _SECRET, and _VERSION',
      0,
    ],
    ['quota', 'Amazon limits the requests of this account for US (429).', 'daily quota', 3],
    ['out-of-order', 'Amazon’s API is out of order (500).', 'next run', 3],
    ['broken', 'Amazon’s API answers with something else than JSON.', 'next run', 3],
    [
      'wrong-clock',
      'The clock of this machine differs from Amazon’s by more than five minutes.',
      'Set the clock',
      1,
    ],
  ])('%s is explained after no more calls than make sense', async (state, message, hint, calls) => {
    amazon.setState(state);
    const answer = await ask();
    expect(answer).toMatchObject({ kind: 'fault', message, hint: containing(hint) });
    expect(amazon.calls).toHaveLength(calls);
    expect(JSON.stringify(answer)).not.toMatch(/secret-of|id-of/);
  });

  it('slow: gives up instead of waiting', async () => {
    amazon.setState('slow');
    expect(await ask({}, { timeoutMs: 20 })).toMatchObject({
      kind: 'fault',
      message: 'Amazon’s API does not answer, or not in time.',
    });
  });

  it('an answer has its time, and partial errors are beside its items', async () => {
    const answer = await ask({}, { now: () => Date.now() - (Date.now() % 1000) + 250 });
    expect(answer).toMatchObject({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as unknown,
    });
    expect(answer).toMatchObject({
      body: {
        itemsResult: { items: [{ asin: asinOfState('amazon') }] },
        errors: [{ code: 'ItemNotAccessible' }],
      },
    });
  });

  it('one token serves several calls', async () => {
    const client = open();
    for (let call = 0; call < 3; call += 1)
      await client.call('getItems', { itemIds: [asinOfState('amazon')] });
    await client.close();
    expect(amazon.calls.map(({ path }) => path)).toEqual(Array(3).fill('/catalog/v1/getItems'));
  });
});

describe('credentials', () => {
  const us = {
    GUIDES_AMAZON_US_ID: 'id-of-the-account',
    GUIDES_AMAZON_US_SECRET: secret,
    GUIDES_AMAZON_US_VERSION: '3.1',
    GUIDES_AMAZON_US_TAG: 'harbor-20',
  };

  it('of one country are enough', () => {
    expect(readAccess(us)).toEqual([access]);
  });

  it.each([
    [
      'none',
      {},
      'There are no credentials for Amazon’s Creators API. Nothing was requested.',
      'GUIDES_AMAZON_US_ID',
    ],
    [
      'half of them',
      { ...us, GUIDES_AMAZON_US_SECRET: ' ' },
      'incomplete: GUIDES_AMAZON_US_SECRET not set',
      'docs/amazon.md',
    ],
    [
      'those of Europe',
      { ...us, GUIDES_AMAZON_US_VERSION: '3.2' },
      'GUIDES_AMAZON_US_VERSION is not a version for North America.',
      '3.1 or 2.1',
    ],
  ])('%s are refused without naming their values', (_, env, refused, hint) => {
    const refusal = readAccess(env);
    expect(refusal).toMatchObject({
      refused: containing(refused),
      hint: containing(hint),
    });
    expect(JSON.stringify(refusal)).not.toMatch(/secret-of|id-of/);
  });

  it.each([
    { GUIDES_AMAZON_API: 'https://evil.example', GUIDES_AMAZON_TOKEN: 'http://127.0.0.1:1/token' },
    { GUIDES_AMAZON_API: 'http://127.0.0.1.evil.example', GUIDES_AMAZON_TOKEN: 'http://127.0.0.1:1/token' },
    { GUIDES_AMAZON_API: 'http://127.0.0.1:1', GUIDES_AMAZON_TOKEN: 'http://10.0.0.1/token' },
    { GUIDES_AMAZON_API: 'http://127.0.0.1:1' },
  ])('go to no other address: %j', (env) => {
    expect(readAddresses(env)).toHaveProperty('refused');
  });

  it('go to Amazon by default', () => {
    expect(readAddresses({})).toEqual({
      api: new URL('https://creatorsapi.amazon'),
      token: null,
      isPractice: false,
    });
  });
});
