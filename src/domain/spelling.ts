const sureStart = 5;

/**
 * The words nearest to a mistyped one or to a mistyped beginning. One mistake is forgiven from four letters, two from
 * eight; a mistake is a letter missing, extra, wrong or swapped with its neighbor.
 */
export function nearestTerms(typed: string, words: Iterable<string>): string[] {
  const mistakes = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  let nearest: { words: string[]; distance: Distance } | null = null;
  if (mistakes === 0) return [];
  for (const word of words) {
    if (word.length < typed.length - mistakes) continue;
    // A short word with another first letter is another word: "drop" and "crop".
    if (typed.length < sureStart && word[0] !== typed[0]) continue;
    const distance = slipsBetween(typed, word);
    if (distance.beginning > mistakes) continue;
    const order = nearest === null ? -1 : compare(distance, nearest.distance);
    if (order < 0) nearest = { words: [word], distance };
    else if (order === 0) nearest?.words.push(word);
  }
  return nearest?.words ?? [];
}

/** Slips between what was typed and the whole word, or the beginning of the word that fits best. */
interface Distance {
  whole: number;
  beginning: number;
}

function compare(a: Distance, b: Distance): number {
  return a.beginning - b.beginning || a.whole - b.whole;
}

/** Optimal string alignment: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance */
function slipsBetween(typed: string, word: string): Distance {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = current;
  }
  return { whole: last[word.length] ?? Infinity, beginning: Math.min(...last) };
}
