/** The accented letters in the texts of data, each once. */
export function accentsIn(data: unknown): string {
  return [...new Set(JSON.stringify(data).match(/[\u00c0-\u2fff]/g))].join('');
}
