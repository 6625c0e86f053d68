import type { CodesOf } from '../codeInfo.ts';

export const yamlCodes = {
  'yaml/syntax': {
    title: 'The file is not YAML',
    explanation:
      'The cause is often a line above: a missing quote, a colon in unquoted text, or uneven indentation.',
    bad: 'title: Harbor Lights: Deep Water',
    good: 'title: "Harbor Lights: Deep Water"',
  },
  'yaml/comment-in-text': {
    severity: 'warning',
    title: 'A # cuts a text short',
    explanation: 'A # after a space begins a comment. Quote text with a #; put comments on their own lines.',
    bad: 'tip: Best with 3 # players',
    good: 'tip: "Best with 3 # players"',
  },
  'yaml/too-large': {
    title: 'A file is larger than 1 MB',
    explanation: 'The longest guide has some 30 KB. This file may be something else.',
  },
  'yaml/empty': {
    title: 'The file is empty',
    explanation: 'Write its fields, or remove it.',
  },
  'yaml/not-utf8': {
    title: 'The file is not UTF-8',
    explanation: 'Letters such as é would turn into wrong characters. Save the file as UTF-8.',
  },
  'yaml/byte-order-mark': {
    title: 'The file starts with a byte order mark',
    explanation: 'Some readers take it as part of the first key. Save the file as UTF-8 without BOM.',
  },
  'yaml/control-character': {
    title: 'The text contains an invisible character',
    explanation: 'It usually comes from copying, and breaks pages and searches. Delete it.',
  },
  'yaml/tab': {
    title: 'A line is indented with a tab',
    explanation: 'YAML indents with spaces only. Use two spaces for each level.',
  },
  'yaml/several-documents': {
    title: 'The file contains more than one document',
    explanation: 'A line of three hyphens starts a document that would be ignored. Use one file for each.',
  },
  'yaml/directive': {
    title: 'The file contains a YAML directive',
    explanation: '%YAML 1.1 changes what yes, no and 010 mean. All files here are YAML 1.2. Delete it.',
  },
  'yaml/anchor': {
    title: 'The file uses an anchor',
    explanation: 'Anchors mark values for aliases, which are not allowed. Delete the & and its name.',
  },
  'yaml/alias': {
    title: 'The file uses an alias',
    explanation:
      'An alias (*name) hides content from the reader, and can fill the memory. Write the value out.',
  },
  'yaml/merge-key': {
    title: 'The file uses a merge key',
    explanation: 'A merge key (<<) is not part of YAML 1.2. Write the fields out.',
  },
  'yaml/tag': {
    title: 'The file uses a tag',
    explanation: 'A tag (!!str, !set) changes the type of a value. Use quotes for text.',
    bad: 'title: !!str 1830',
    good: 'title: "1830"',
  },
  'yaml/duplicate-key': {
    title: 'A field appears twice',
    explanation: 'One of the values would be lost. Keep the right one.',
    bad: 'max_players: 5\nmax_players: 6',
    good: 'max_players: 6',
  },
  'yaml/forbidden-key': {
    title: 'A field has a special name in JavaScript',
    explanation: '__proto__, constructor and prototype can change how a program works.',
  },
  'yaml/key': {
    title: 'The name of a field is not text',
    explanation: 'A name is a word before a colon, not a list or a mapping.',
  },
  'yaml/not-a-mapping': {
    title: 'The file is not a list of fields',
    explanation: 'Every file consists of fields: a name, a colon, a space and a value.',
    bad: '- id: harbor-lights',
    good: 'id: harbor-lights',
  },
  'yaml/too-deep': {
    title: 'Lists and fields are nested too deeply',
    explanation: 'There may be too many brackets or hyphens.',
  },
} as const satisfies CodesOf<'yaml'>;
