export interface Word {
  text: string;
  folded: string;
  start: number;
  end: number;
}

const sign = String.raw`[\p{L}\p{M}\p{N}]`;
/** Numbers keep their points (2.4, 1,299), and so do initials (S.H.I.E.L.D). */
const word = new RegExp(
  String.raw`(?:\p{L}\.(?=${sign}))*${sign}+(?:(?:[-–'’ʼ]|(?<=\d)[.,](?=\d))${sign}+)*`,
  'gu',
);

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(word), ({ 0: written, index }) => ({
    text: written,
    folded: written.toLowerCase().replace(/[’ʼ]/g, "'"),
    start: index,
    end: index + written.length,
  }));
}
