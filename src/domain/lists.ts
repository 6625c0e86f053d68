const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "A", "A and B", "A, B, and C". */
export function listText(words: readonly string[]): string {
  return list.format(words);
}
