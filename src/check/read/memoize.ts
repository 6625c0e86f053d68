export function memoize<T, R>(answer: (asked: T) => R): (asked: T) => R {
  const known = new Map<T, { answer: R }>();
  return (asked) => {
    const found = known.get(asked) ?? { answer: answer(asked) };
    known.set(asked, found);
    return found.answer;
  };
}
