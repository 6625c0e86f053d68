import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embedJson } from './embed.ts';

describe('embedJson', () => {
  it('says the same as JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const value: unknown = JSON.parse(json);
        expect(JSON.parse(embedJson(value))).toEqual(value);
      }),
    );
  });
  it('has no character that HTML or JavaScript could take for its own', () => {
    expect(embedJson('</script><!-- & \u2028\u2029')).toBe(
      '"\\u003c/script\\u003e\\u003c!-- \\u0026 \\u2028\\u2029"',
    );
  });
});
