import type { CodesOf } from '../codeInfo.ts';

export const yamlCodes = {
  'yaml/syntax': {
    severity: 'error',
    title: 'The file is not YAML',
    explanation:
      'The parser lost its way at this place; the cause often stands a line above: a missing quote, a colon within unquoted text, or lines that do not start in the same column.',
    bad: 'title: Harbor Lights: Deep Water',
    good: 'title: "Harbor Lights: Deep Water"',
  },
  'yaml/comment-in-text': {
    severity: 'warning',
    title: 'A # cuts a text short',
    explanation:
      'A # after a space begins a comment, in the middle of a text too, so that the rest of the line is lost without a word. Text with a # in it stands in quotes; a comment about a text stands on a line of its own.',
    bad: 'tip: Best with 3 # players',
    good: 'tip: "Best with 3 # players"',
  },
  'yaml/too-large': {
    severity: 'error',
    title: 'A file is larger than 1 MB',
    explanation:
      'The longest guide has some 30 KB of text. A file this large is something else, saved under the wrong name.',
  },
  'yaml/empty': {
    severity: 'error',
    title: 'The file holds no data',
    explanation: 'It is empty or holds only comments. Write its fields, or remove it.',
  },
  'yaml/not-utf8': {
    severity: 'error',
    title: 'The file is not UTF-8',
    explanation:
      'In another encoding, letters such as é and the en dash turn into wrong characters. Save the file as UTF-8.',
  },
  'yaml/byte-order-mark': {
    severity: 'error',
    title: 'The file starts with a byte order mark',
    explanation:
      'The invisible mark becomes part of the first key in some readers. Save the file as UTF-8 without BOM.',
  },
  'yaml/control-character': {
    severity: 'error',
    title: 'The text holds an invisible character',
    explanation:
      'Control characters, and marks that turn the direction of text, come from copying and are seen by nobody; they break pages, logs and searches. Delete the character.',
  },
  'yaml/tab': {
    severity: 'error',
    title: 'A line is indented with a tab',
    explanation: 'YAML indents with spaces only. Use two spaces for each level.',
  },
  'yaml/several-documents': {
    severity: 'error',
    title: 'The file holds more than one document',
    explanation:
      'A line of three hyphens starts a second document, which would not be read. Use one file for each.',
  },
  'yaml/directive': {
    severity: 'error',
    title: 'The file holds a YAML directive',
    explanation:
      'A line such as %YAML 1.1 changes what yes, no and 010 mean below it. All files here are YAML 1.2. Delete the line.',
  },
  'yaml/anchor': {
    severity: 'error',
    title: 'The file uses an anchor',
    explanation:
      'Anchors exist to be repeated with aliases, which are refused here. Delete the & and the name after it.',
    bad: 'sources: &all [bgg, rules]',
    good: 'sources: [bgg, rules]',
  },
  'yaml/alias': {
    severity: 'error',
    title: 'The file uses an alias',
    explanation:
      'An alias (*name) repeats a part of the file out of the reader’s sight, and nested ones can fill the memory. Write the value out.',
    bad: 'source_ids: *all',
    good: 'source_ids: [bgg, rules]',
  },
  'yaml/merge-key': {
    severity: 'error',
    title: 'The file uses a merge key',
    explanation:
      'A merge key (<<) copies fields from elsewhere; YAML 1.2 does not have it. Write the fields out.',
  },
  'yaml/tag': {
    severity: 'error',
    title: 'The file uses a tag',
    explanation:
      'A tag (!!str, !set) changes the type of a value. Quotes say that text is meant; nothing else is needed here. Delete the tag.',
    bad: 'title: !!str 1830',
    good: 'title: "1830"',
  },
  'yaml/duplicate-key': {
    severity: 'error',
    title: 'A field is given twice',
    explanation: 'One of the two values would be lost without a word. Keep the right one.',
    bad: 'max_players: 5\nmax_players: 6',
    good: 'max_players: 6',
  },
  'yaml/forbidden-key': {
    severity: 'error',
    title: 'A field has a name with a meaning of its own in JavaScript',
    explanation:
      '__proto__, constructor and prototype can change how a program works. No file here needs them.',
  },
  'yaml/key': {
    severity: 'error',
    title: 'The name of a field is not text',
    explanation:
      'A list or a mapping stands where the name of a field belongs. A name is a word before a colon.',
  },
  'yaml/not-a-mapping': {
    severity: 'error',
    title: 'The file is not a list of fields',
    explanation: 'Every file here consists of fields, each a name, a colon, a space and a value.',
    bad: '- id: harbor-lights',
    good: 'id: harbor-lights',
  },
  'yaml/too-deep': {
    severity: 'error',
    title: 'Lists and fields are nested too deeply',
    explanation:
      'No file here needs more than a few levels. Usually brackets or hyphens were typed by mistake.',
  },
} as const satisfies CodesOf<'yaml'>;
