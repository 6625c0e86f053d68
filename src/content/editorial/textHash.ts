/** 52 bits of a text, so that two texts rarely share it. */
export function hashOfText(text: string): number {
  let hash = emptyHash;
  for (let index = 0; index < text.length; index += 1) hash = addToHash(hash, text.charCodeAt(index));
  return numberOfHash(hash);
}

/** Two halves of 32 bits. */
export interface Hash {
  low: number;
  high: number;
}

export const emptyHash: Hash = { low: 0x811c9dc5, high: 0x1000193 };

export function addToHash({ low, high }: Hash, value: number): Hash {
  return {
    low: Math.imul(low ^ value, 0x01000193),
    high: Math.imul(high ^ value, 0x85ebca6b) + 0x9e3779b9,
  };
}

export function numberOfHash({ low, high }: Hash): number {
  return (high >>> 12) * 0x100000000 + (low >>> 0);
}
