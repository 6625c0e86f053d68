/** How long a game takes, in minutes. */
export interface Minutes {
  min: number;
  max: number;
}

/**
 * The length of a whole game that words about a box name ("BGG lists 45–60 minutes instead of 45"); null where they
 * name none, or only how much it adds ("10–15 minutes more").
 */
export function minutesOf(words: string): Minutes | null {
  const listed =
    /\b(?:lists|listed|gives) (?:the same )?(\d+)(?:–(\d+)\b(?! minutes more)| minutes(?! more))/;
  const [, min, max = min] = listed.exec(words) ?? [];
  return min === undefined ? null : { min: Number(min), max: Number(max) };
}
