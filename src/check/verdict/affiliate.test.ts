import { expect, it } from 'vitest';
import { isTagLost, probeOf } from './affiliate.ts';

const zatu = 'https://zatu.com/products/wingspan';

it('extracts the shop’s page from a wrapper', () => {
  const wrapped = `https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=${encodeURIComponent(zatu)}`;
  expect(probeOf(wrapped, undefined)).toEqual({ url: zatu, tracked: [] });
  const shareASale = 'https://shareasale.com/r.cfm?b=1&u=2&m=3&urllink=zatu.com%2Fproducts%2Fwingspan';
  expect(probeOf(shareASale, undefined)).toEqual({ url: zatu, tracked: [] });
  expect(
    probeOf(`https://net.example/?x=${encodeURIComponent(zatu)}&r=1`, {
      wrapper: 'https://net.example/?x={url}&r=1',
    }),
  ).toEqual({ url: zatu, tracked: [] });
});

it('does not follow a link that hides its shop', () => {
  expect(probeOf('https://bit.ly/wingspan', undefined)).toBeNull();
});

it('sends a neutral value, and detects whether a redirect drops it', () => {
  const probe = probeOf(`${zatu}?tag=somebody-21`, { parameter: 'ref', value: 'ours' });
  expect(probe).toEqual({
    url: `${zatu}?tag=guides-link-check&ref=guides-link-check`,
    tracked: ['ref', 'tag'],
  });
  if (probe === null) return;
  expect(isTagLost(probe, probe.url)).toBe(false);
  expect(isTagLost(probe, zatu)).toBe(true);
  expect(isTagLost({ url: zatu, tracked: [] }, zatu)).toBeNull();
});
