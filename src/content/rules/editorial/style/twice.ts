import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { locationOf } from '../../../yaml/source.ts';
import type { Reading } from '../reading.ts';
import type { Text } from '../texts.ts';

/** Shorter texts, such as names and labels, may stand in several fields. */
const leastWords = 6;

/** The fields that argue; facts of two boxes may be the same. */
const arguing: ReadonlySet<unknown> = new Set(
  `quick_answer intro ranking_note short_tagline summary worth_it rank_reason skip_if mixing_notes reason answer why
  text storage`.split(/\s+/),
);

export function* checkTwice({ editorial, texts }: Reading): Iterable<Diagnostic> {
  if (!editorial) return;
  const seen = new Map<string, Text>();
  for (const { text } of texts) {
    if (text.gameId === null && text.guide === null) continue;
    if (!arguing.has(text.path.at(-1))) continue;
    if (text.plain.split(/\s+/).length < leastWords) continue;
    const key = `${text.unit}: ${text.plain}`;
    const earlier = seen.get(key);
    if (earlier === undefined) {
      seen.set(key, text);
      continue;
    }
    const message = `This text is in ${earlier.path.join('.')} of ${earlier.source.file}, too.`;
    const hint = 'Say it once, where it decides, or say something else here.';
    yield diagnostic('editorial/text-twice', locationOf(text.source, text.path), message, hint);
  }
}
