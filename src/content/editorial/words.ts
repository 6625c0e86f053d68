export interface Word {
  text: string;
  folded: string;
  start: number;
  end: number;
}

const wordSign = /[\p{L}\p{M}\p{N}]/u;
const joints = "-–'’ʼ";

/** Numbers keep their points (2.4, 1,299), and so do initials (S.H.I.E.L.D). */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && (isWordSign(text, at) || (start !== -1 && isJoint(text, at, start)))) {
      if (start === -1) start = at;
    } else if (start !== -1) {
      const word = text.slice(start, at);
      words.push({ text: word, folded: foldWord(word), start, end: at });
      start = -1;
    }
  }
  return words;
}

function foldWord(text: string): string {
  const lower = text.toLowerCase();
  return /[’ʼ]/.test(lower) ? lower.replace(/[’ʼ]/g, "'") : lower;
}

function isWordSign(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return isDigit(code) || (code > 64 && code < 91) || (code > 96 && code < 123);
  return wordSign.test(text.charAt(at)) || (code >= 0xd800 && code < 0xe000);
}

function isJoint(text: string, at: number, start: number): boolean {
  if (at + 1 >= text.length || !isWordSign(text, at + 1)) return false;
  const sign = text.charAt(at);
  if (joints.includes(sign)) return isWordSign(text, at - 1);
  if (sign !== '.' && sign !== ',') return false;
  if (isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1))) return true;
  return sign === '.' && /^\p{L}(?:\.\p{L})*$/u.test(text.slice(start, at));
}

function isDigit(code: number): boolean {
  return code > 47 && code < 58;
}
