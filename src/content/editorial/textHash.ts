const lowStart = 0x811c9dc5;
const highStart = 0x1000193;

// Two halves of 32 bits. No objects: a large site has millions of hashes.
const addLow = (low: number, value: number) => Math.imul(low ^ value, 0x01000193);
const addHigh = (high: number, value: number) => (Math.imul(high ^ value, 0x85ebca6b) + 0x9e3779b9) | 0;
const numberOf = (low: number, high: number) => (high >>> 12) * 0x100000000 + (low >>> 0);

/** A hash of 52 bits: two texts rarely have the same one. */
export function hashOfText(text: string): number {
  let low = lowStart;
  let high = highStart;
  for (let index = 0; index < text.length; index += 1) {
    const value = text.charCodeAt(index);
    low = addLow(low, value);
    high = addHigh(high, value);
  }
  return numberOf(low, high);
}

/** The hash of the whole numbers from one place of a list to another. */
export function hashOfNumbers(numbers: readonly number[], from = 0, end = numbers.length): number {
  let low = lowStart;
  let high = highStart;
  for (let index = from; index < end; index += 1) {
    const value = numbers[index] ?? 0;
    low = addLow(low, value);
    high = addHigh(high, value);
  }
  return numberOf(low, high);
}
