import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProse, plainText, proseLinks } from './prose.ts';

describe('parseProse', () => {
  it('splits paragraphs at line breaks and trims them', () => {
    expect(parseProse('Ships.\n\n Islands. \n')).toEqual([
      [{ kind: 'text', text: 'Ships.' }],
      [{ kind: 'text', text: 'Islands.' }],
    ]);
  });
  it('parses bold and links', () => {
    expect(parseProse('Buy **Seafarers**, then [choose](/how-to-choose).')).toEqual([
      [
        { kind: 'text', text: 'Buy ' },
        { kind: 'strong', text: 'Seafarers' },
        { kind: 'text', text: ', then ' },
        { kind: 'link', text: 'choose', href: '/how-to-choose' },
        { kind: 'text', text: '.' },
      ],
    ]);
  });
  it('parses an email address', () => {
    expect(parseProse('Write to [us](mailto:corrections@guides.example).')).toEqual([
      [
        { kind: 'text', text: 'Write to ' },
        { kind: 'link', text: 'us', href: 'mailto:corrections@guides.example' },
        { kind: 'text', text: '.' },
      ],
    ]);
  });
  it.each([
    '[x](mailto:a@b.example?bcc=c@d.example)',
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](http://plain.example)',
    '[x](data:text/html,hi)',
    '[x](/a b)',
    '**open',
    '[x]',
    '<b>not markup</b>',
  ])('leaves %s as text', (text) => {
    expect(parseProse(text)).toEqual([[{ kind: 'text', text }]]);
  });
  it('loses no character but the markup itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z*[\]() /.]{1,60}$/), (text) => {
        const rebuilt = parseProse(text)
          .map((paragraph) =>
            paragraph
              .map((part) =>
                part.kind === 'strong'
                  ? `**${part.text}**`
                  : part.kind === 'link'
                    ? `[${part.text}](${part.href})`
                    : part.text,
              )
              .join(''),
          )
          .join('\n');
        expect(rebuilt).toBe(text.trim());
      }),
    );
  });
});

it('plainText drops the markup and joins paragraphs', () => {
  expect(plainText('Buy **Asia**.\nSee [the index](/board-game-expansions).')).toBe(
    'Buy Asia. See the index.',
  );
});

it('proseLinks lists targets in order', () => {
  expect(proseLinks('[a](/about) and [b](https://boardgamegeek.com/boardgame/13)')).toEqual([
    '/about',
    'https://boardgamegeek.com/boardgame/13',
  ]);
});
