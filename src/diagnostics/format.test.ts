import { describe, expect, it } from 'vitest';
import type { Diagnostic } from './diagnostic.ts';
import { formatDiagnostics } from './format.ts';

const oceana: Diagnostic = {
  code: 'offer/unknown-expansion',
  severity: 'error',
  message: 'Offer "wingspan-oceania-zatu" names expansion "oceana", which Wingspan does not have.',
  hint: 'Did you mean "oceania" (data/games/wingspan.yaml:14:5)?',
  at: { file: 'data/offers/wingspan.yaml', line: 10, column: 17, endColumn: 23 },
  related: [
    { at: { file: 'data/games/wingspan.yaml', line: 14, column: 5 }, message: '"oceania" is defined here.' },
  ],
  frame: '   9 |   priority: 1\n> 10 |   expansion_id: oceana\n     |                 ^^^^^^',
};
const options = { color: false, summary: { files: 64, note: 'dist/ was not changed.' } };

describe('pretty', () => {
  it('shows location, message, frame, hint and totals', () => {
    expect(formatDiagnostics([oceana], 'pretty', options)).toBe(
      [
        'data/offers/wingspan.yaml:10:17  error  offer/unknown-expansion',
        '  Offer "wingspan-oceania-zatu" names expansion "oceana", which Wingspan does not have.',
        '',
        '     9 |   priority: 1',
        '  > 10 |   expansion_id: oceana',
        '       |                 ^^^^^^',
        '  hint: Did you mean "oceania" (data/games/wingspan.yaml:14:5)?',
        '',
        '1 error, 0 warnings in 64 files. dist/ was not changed.',
        '',
      ].join('\n'),
    );
  });

  it('shows the related location unless the hint does', () => {
    const shown = formatDiagnostics([{ ...oceana, hint: 'Correct it.' }], 'pretty', options);
    expect(shown).toContain('  see: data/games/wingspan.yaml:14:5 "oceania" is defined here.');
  });

  it('writes colors only when asked', () => {
    expect(formatDiagnostics([oceana], 'pretty', options)).not.toContain('\u001b');
    expect(formatDiagnostics([oceana], 'pretty', { ...options, color: true })).toContain(
      '\u001b[31merror\u001b[0m',
    );
  });

  it('lets no escape sequence from a file reach the terminal', () => {
    const hostile = {
      ...oceana,
      message: 'Title "\u001b]0;owned\u0007\u202eevil" is odd.',
      hint: '\u009b2J',
    };
    const shown = formatDiagnostics([hostile], 'pretty', options);
    for (const obeyed of ['\u001b', '\u0007', '\u202e', '\u009b']) expect(shown).not.toContain(obeyed);
    expect(shown).toContain('\\u{1b}]0;owned\\u{7}\\u{202e}evil');
  });
});

describe('json', () => {
  it('has a version, totals and the unchanged diagnostics', () => {
    const report: unknown = JSON.parse(formatDiagnostics([oceana], 'json', options));
    expect(report).toEqual({
      version: 1,
      summary: { errors: 1, warnings: 0, notes: 0, files: 64, note: 'dist/ was not changed.' },
      diagnostics: [oceana],
    });
  });

  it('escapes terminal control characters and loses nothing', () => {
    const message = 'a\u001b[31m\u009b\u202e\u2028b';
    const text = formatDiagnostics([{ ...oceana, message }], 'json', options);
    for (const obeyed of ['\u001b', '\u009b', '\u202e', '\u2028']) expect(text).not.toContain(obeyed);
    expect(text).toContain('\\u009b');
    expect(JSON.parse(text)).toMatchObject({ diagnostics: [{ message }] });
  });
});

describe('github', () => {
  it('is one workflow command for each diagnostic', () => {
    expect(formatDiagnostics([oceana], 'github', options)).toBe(
      '::error file=data/offers/wingspan.yaml,line=10,col=17,endColumn=23,title=offer/unknown-expansion::' +
        'Offer "wingspan-oceania-zatu" names expansion "oceana", which Wingspan does not have.%0A' +
        'Did you mean "oceania" (data/games/wingspan.yaml:14:5)?\n',
    );
  });

  it('escapes percent signs and line breaks everywhere, colons and commas in properties', () => {
    const odd: Diagnostic = {
      code: 'yaml/tab',
      severity: 'warning',
      message: '100 %,\r\nthen: more',
      at: { file: 'data/a,b:c%\nd.yaml', line: 1, column: 2 },
    };
    expect(formatDiagnostics([odd], 'github', options)).toBe(
      '::warning file=data/a%2Cb%3Ac%25%0Ad.yaml,line=1,col=2,title=yaml/tab::100 %25,\\u{d}%0Athen: more\n',
    );
  });
});

describe('sarif', () => {
  it('is SARIF 2.1.0 with rules, locations and related locations', () => {
    const odd = { ...oceana, at: { ...oceana.at, file: 'data/a b#c.yaml' } };
    expect(JSON.parse(formatDiagnostics([oceana, odd], 'sarif', options))).toMatchObject({
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'guides',
              rules: [{ id: 'offer/unknown-expansion', defaultConfiguration: { level: 'error' } }],
            },
          },
          columnKind: 'utf16CodeUnits',
          results: [
            {
              ruleId: 'offer/unknown-expansion',
              ruleIndex: 0,
              level: 'error',
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'data/offers/wingspan.yaml', uriBaseId: 'ROOT' },
                    region: { startLine: 10, startColumn: 17, endColumn: 23 },
                  },
                },
              ],
              relatedLocations: [{ id: 1, message: { text: '"oceania" is defined here.' } }],
            },
            { locations: [{ physicalLocation: { artifactLocation: { uri: 'data/a%20b%23c.yaml' } } }] },
          ],
        },
      ],
    });
  });

  it('is a complete log if nothing was found', () => {
    expect(JSON.parse(formatDiagnostics([], 'sarif', options))).toMatchObject({ runs: [{ results: [] }] });
  });
});

it('says that there are no problems', () => {
  expect(formatDiagnostics([], 'pretty', { color: false, summary: { files: 1 } })).toBe(
    'No problems in 1 file.\n',
  );
});

describe('a note about a draft', () => {
  const note: Diagnostic = { ...oceana, severity: 'note' };

  it('is counted separately from errors and warnings', () => {
    expect(formatDiagnostics([note], 'pretty', options)).toMatch(
      /:10:17 {2}note {2}[^]*\n0 errors, 0 warnings, 1 note about drafts in 64 files\./,
    );
    expect(JSON.parse(formatDiagnostics([note], 'json', options))).toMatchObject({
      summary: { errors: 0, warnings: 0, notes: 1 },
    });
  });

  it('is a notice for GitHub, and a note in SARIF', () => {
    expect(formatDiagnostics([note], 'github', options)).toMatch(/^::notice file=/);
    expect(JSON.parse(formatDiagnostics([note], 'sarif', options))).toMatchObject({
      runs: [{ results: [{ level: 'note' }] }],
    });
  });
});
