import { describe, expect, it } from 'vitest';
import { watchNetwork } from './runCheck.ts';
import type { Visit } from '../net/visit.ts';

const shops = ['https://zatu.com/products/wingspan', 'https://waylandgames.example/wingspan'] as const;

const request = (url: string, status: number | null) => ({
  url,
  status,
  failure: status === null ? 'no answer' : null,
  ms: 1,
  bytes: 0,
  cached: false,
});

function page(url: string, body = 'Wingspan', status = 200): Visit {
  const chain = { url, redirected: false, downgraded: false, requests: [request(url, status)] };
  return { kind: 'response', status, headers: {}, body, truncated: false, seenAt: 0, ...chain };
}

function silence(url: string): Visit {
  const chain = { url, redirected: false, downgraded: false, requests: [request(url, null)] };
  return { kind: 'unreachable', reason: 'dns', detail: 'there is no such host', ...chain };
}

function after(...visits: [shop: string, url: string, visit: Visit][]) {
  const watch = watchNetwork(new Set(visits.map(([, url]) => new URL(url).hostname)).size);
  for (const [shop, url, visit] of visits) watch.see(shop, url, visit);
  return { works: watch.works(), zatu: watch.answers('Zatu'), wayland: watch.answers('Wayland') };
}

describe('the network', () => {
  const [zatu, wayland] = shops;

  it('is down if no shop answers', () => {
    const seen = after(['Zatu', zatu, silence(zatu)], ['Wayland', wayland, silence(wayland)]);
    expect(seen).toEqual({ works: false, zatu: false, wayland: false });
  });

  it('is up if one shop answers, which is no evidence about the other', () => {
    expect(after(['Zatu', zatu, page(zatu)], ['Wayland', wayland, silence(wayland)])).toEqual({
      works: true,
      zatu: true,
      wayland: false,
    });
  });

  it('is up if a shop refuses, or answers with an error', () => {
    expect(after(['Zatu', zatu, page(zatu, '', 403)]).works).toBe(true);
    expect(after(['Zatu', zatu, page(zatu, '', 500)]).works).toBe(true);
  });

  it('is down if one login page answers for all shops', () => {
    const portal = 'http://login.hotel.example/';
    expect(after(['Zatu', zatu, page(portal)], ['Wayland', wayland, page(portal)]).works).toBe(false);
  });

  it('is down if every host answers the same over plain http', () => {
    const [one, two] = shops.map((url) => url.replace('https', 'http'));
    if (one === undefined || two === undefined) throw new Error('Two shops.');
    expect(after(['Zatu', one, page(one, 'Log in')], ['Wayland', two, page(two, 'Log in')]).works).toBe(
      false,
    );
    expect(after(['Zatu', one, page(one, 'Birds')], ['Wayland', two, page(two, 'Log in')]).works).toBe(true);
  });

  it('is up if one of two hosts answers over plain http and the other is blocked', () => {
    const [one, two] = shops.map((url) => url.replace('https', 'http'));
    if (one === undefined || two === undefined) throw new Error('Two shops.');
    const works = (failure: Visit) => after(['Zatu', one, page(one)], ['Wayland', two, failure]).works;
    expect(works(silence(two))).toBe(true);
    expect(works({ ...silence(two), reason: 'refused' } as Visit)).toBe(true);
    // A portal may drop blocked requests.
    expect(works({ ...silence(two), kind: 'timeout', reason: 'connect' } as Visit)).toBe(false);
    // Portals answer for plain http; they refuse the rest.
    expect(after(['Zatu', one, page(one)], ['Wayland', shops[1], silence(shops[1])]).works).toBe(false);
  });

  it('is up if a shop redirects to its other host', () => {
    expect(
      after(['Zatu', zatu, page('https://www.zatu.com/wingspan')], ['Wayland', wayland, silence(wayland)])
        .works,
    ).toBe(true);
  });
});
