import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embedJson } from './embed.ts';

describe('embedJson', () => {
  it('parses to the same value as JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const value: unknown = JSON.parse(json);
        expect(JSON.parse(embedJson(value))).toEqual(value);
      }),
    );
  });
  it('has no character with a meaning in HTML or JavaScript', () => {
    expect(embedJson('</script><!-- & \u2028\u2029')).toBe(
      '"\\u003c/script\\u003e\\u003c!-- \\u0026 \\u2028\\u2029"',
    );
  });
});
