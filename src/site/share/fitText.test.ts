import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, type Frame } from './fitText.ts';

/** Every letter is half as wide as it is high. */
const widthOf = (text: string, size: number) => Array.from(text).length * size * 0.5;
const frame: Frame = { width: 480, height: 316, sizes: [80, 64, 48] };

describe('a text that fits', () => {
  it('gets the largest size', () => {
    expect(fitText('All guides', frame, widthOf)).toMatchObject({
      lines: ['All guides'],
      size: 80,
      width: 400,
    });
  });

  it('shrinks before it is cut', () => {
    const { lines, size } = fitText('Terraforming Mars expansions: ten boxes', frame, widthOf);
    expect(size).toBe(64);
    expect(lines.join(' ')).toBe('Terraforming Mars expansions: ten boxes');
  });

  it('has lines of about equal length', () => {
    expect(fitText('aaaa bbbb cccc d', { ...frame, sizes: [64] }, widthOf).lines).toEqual([
      'aaaa bbbb',
      'cccc d',
    ]);
  });

  it('is empty for an empty text', () => {
    expect(fitText('  ', frame, widthOf)).toEqual({ lines: [], size: 80, width: 0, height: 0 });
  });
});

describe('a text that fits in no size', () => {
  it('ends with an ellipsis, its last line as full as the others', () => {
    const { lines, size } = fitText('word '.repeat(100), frame, widthOf);
    expect(size).toBe(48);
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toBe('word word word word…');
  });

  it('loses the end of a word that is too long', () => {
    expect(fitText(`A ${'b'.repeat(50)} c`, frame, widthOf).lines).toEqual(['A', `${'b'.repeat(19)}…`, 'c']);
  });
});

it('is never larger than its frame, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer({ min: 60, max: 600 }),
      (text, width) => {
        const fitted = fitText(text, { ...frame, width }, widthOf);
        expect(fitted.width).toBeLessThanOrEqual(width);
        expect(fitted.height).toBeLessThanOrEqual(frame.height);
        for (const line of fitted.lines) expect(widthOf(line, fitted.size)).toBeLessThanOrEqual(width);
      },
    ),
  );
});

it('keeps every word if it is not cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }), { maxLength: 12 }),
      (parts) => {
        const text = parts.join(' ').replace(/…/g, '').trim().replace(/\s+/g, ' ');
        const { lines } = fitText(text, frame, widthOf);
        if (!lines.some((line) => line.includes('…'))) expect(lines.join(' ')).toBe(text);
      },
    ),
  );
});
