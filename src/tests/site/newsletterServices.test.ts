import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Newsletter } from '../../domain/data.ts';
import { newsletterForm, type NewsletterPost } from '../../domain/newsletterForm.ts';
import { NewsletterForm } from '../../../templates/islands/newsletter/NewsletterForm.tsx';
import { subscribe } from '../../../templates/islands/newsletter/subscribe.ts';

const words = { heading: 'One email', text: 'When a ranking changes.', preview_note: 'A preview.' };
const list = 'eb420c55-4cfb-4972-92ba-c93c34ba475d';

const presets = {
  buttondown: { service: 'buttondown', form_id: 'guides' },
  kit: { service: 'kit', form_id: '1234567' },
  listmonk: { service: 'listmonk', endpoint: 'https://lists.guides.games/', form_id: list },
  formspree: { service: 'formspree', form_id: 'xwkgabcd' },
} as const satisfies Record<string, Partial<Newsletter>>;

function postOf(newsletter: Partial<Newsletter>): NewsletterPost {
  const form = newsletterForm({ ...words, ...newsletter });
  if (form.kind !== 'post') throw new Error('No form');
  return form.post;
}

/** A good address has an @; the rest follows the services' documentation on the day it was read (docs/newsletter.md). */
const isAddress = (text: string | null) => text?.includes('@') === true;

/** Each service's response to a form, by path. */
const answers: Record<string, (fields: URLSearchParams) => [status: number, body: string]> = {
  '/api/emails/embed-subscribe/guides': (fields) =>
    isAddress(fields.get('email')) && fields.get('embed') === '1'
      ? [200, '<h1>Check your inbox</h1>']
      : [400, '<h1>That email address is not valid</h1>'],
  '/forms/1234567/subscriptions': (fields) =>
    isAddress(fields.get('email_address')) ? [200, '<h1>Success</h1>'] : [422, '<h1>Error</h1>'],
  '/subscription/form': (fields) =>
    fields.get('nonce') !== ''
      ? [502, 'Feature is not available']
      : fields.getAll('l').includes(list) && isAddress(fields.get('email'))
        ? [200, '<h2>Subscribe</h2>']
        : [400, '<h2>Error</h2>'],
  '/f/xwkgabcd': (fields) =>
    isAddress(fields.get('email'))
      ? [200, '{"next":"https://formspree.io/thanks","ok":true}']
      : [
          422,
          '{"error":"Validation errors","errors":[{"code":"TYPE_EMAIL","field":"email","message":"should be an email"}]}',
        ],
  '/f/blocked': () => [
    403,
    '{"error":"Form not active","errors":[{"code":"INACTIVE","message":"Form not active"}]}',
  ],
  // https://github.com/formspree/formspree/pull/177
  '/f/captcha': () => [200, '<h1>Almost there</h1>'],
  '/f/down': () => [502, '<h1>Bad gateway</h1>'],
};

let standIn: Server;
let origin = '';
beforeAll(async () => {
  standIn = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const [status, text] = answers[request.url ?? '']?.(new URLSearchParams(body)) ?? [404, ''];
      response.setHeader('content-type', text.startsWith('<') ? 'text/html' : 'application/json');
      response.writeHead(status).end(text);
    });
  });
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => standIn.close(resolve)));

/** The same path on the stand-in server. */
const there = (action: string) => `${origin}${new URL(action).pathname}`;

/** Submits the form as a browser without JavaScript does. */
async function send(post: NewsletterPost, email: string): Promise<number> {
  const $ = load(renderToStaticMarkup(createElement(NewsletterForm, { post, note: null })));
  const fields = $('input').map((_, input) => {
    const name = $(input).attr('name') ?? '';
    return [[name, $(input).attr('type') === 'email' ? email : ($(input).attr('value') ?? '')]];
  });
  const form = $('form');
  expect(form.attr('method')).toBe('post');
  expect(form.attr('target')).toBe(post.tab === null ? undefined : '_blank');
  const body = new URLSearchParams(fields.get());
  return (await fetch(there(form.attr('action') ?? ''), { method: 'POST', body })).status;
}

describe('the form of', () => {
  it.each([
    ['Buttondown', presets.buttondown, 'https://buttondown.com/api/emails/embed-subscribe/guides', 400],
    ['Kit', presets.kit, 'https://app.kit.com/forms/1234567/subscriptions', 422],
    ['listmonk', presets.listmonk, 'https://lists.guides.games/subscription/form', 400],
    ['Formspree', presets.formspree, 'https://formspree.io/f/xwkgabcd', 422],
  ])('%s matches its documentation, and its server accepts it', async (_, preset, action, refused) => {
    const post = postOf(preset);
    expect(post.action).toBe(action);
    expect(await send(post, 'ada@example.com')).toBe(200);
    expect(await send(post, 'ada')).toBe(refused);
  });

  it('another service is a plain form in a new tab, with the configured field name', () => {
    expect(
      postOf({ service: 'other', endpoint: 'https://mail.example.com/join?u=1', email_field: 'EMAIL' }),
    ).toEqual({
      action: 'https://mail.example.com/join?u=1',
      emailField: 'EMAIL',
      hidden: {},
      tab: 'mail.example.com',
    });
  });

  it('our own endpoint works as before services were configurable', () => {
    expect(postOf({ endpoint: 'https://letters.guides.games/join' })).toEqual({
      action: 'https://letters.guides.games/join',
      emailField: 'email',
      hidden: {},
      tab: null,
    });
  });
});

describe('the answer of a service', () => {
  const ask = (id: string, email: string) =>
    subscribe({ ...postOf(presets.formspree), action: `${origin}/f/${id}` }, email);

  it('is success for a good status', async () => {
    expect(await ask('xwkgabcd', 'ada@example.com')).toBe('subscribed');
  });
  it('blames the address if Formspree does', async () => {
    expect(await ask('xwkgabcd', 'ada')).toBe('malformed');
  });
  it.each(['blocked', 'captcha', 'down', 'nowhere'])('is a failure if Formspree reports %s', async (id) => {
    expect(await ask(id, 'ada@example.com')).toBe('failed');
  });
});

describe('no form', () => {
  it.each([
    ['Buttondown without a username', { service: 'buttondown', form_id: null }],
    ['listmonk without a list', { service: 'listmonk', endpoint: 'https://lists.guides.games' }],
    ['another service without an address', { service: 'other', endpoint: null }],
  ] as const)('is shown for %s', (_, newsletter) => {
    expect(newsletterForm({ ...words, ...newsletter })).toEqual({ kind: 'none' });
  });

  it('is not shown without any service; a preview is', () => {
    expect(newsletterForm({ ...words, endpoint: null })).toEqual({ kind: 'preview' });
  });
});
