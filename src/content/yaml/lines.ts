/** A line of a file, as far as somebody means a field by it: "  - title: Oceania". */
export interface Line {
  /** From 1. */
  number: number;
  /** Where the line starts in the file. */
  offset: number;
  text: string;
  /** Columns from 0 of the first character, and of the name after a hyphen. */
  indent: number;
  nameAt: number;
  hasHyphen: boolean;
  /** Null where the line is no field. */
  name: string | null;
  /** The text after the name, and its column from 0. */
  value: string;
  valueAt: number;
}

const field = /^(\s*)(-\s+)?(?:([^\s:#"'[\]{}-][^:#"'[\]{}]*):(?:\s+|$))?(.*)$/;

/** The lines that hold more than a comment. */
export function readLines(text: string): Line[] {
  let offset = 0;
  return text.split('\n').flatMap((line, index): Line[] => {
    const start = offset;
    offset += line.length + 1;
    const bare = line.replace(/\r$/, '');
    if (/^\s*(?:#.*)?$/.test(bare)) return [];
    const [, blanks = '', hyphen = '', name = null, value = ''] = field.exec(bare) ?? [];
    return [
      {
        number: index + 1,
        offset: start,
        text: bare,
        indent: blanks.length,
        nameAt: blanks.length + hyphen.length,
        hasHyphen: hyphen !== '',
        name,
        value: value.trimEnd(),
        valueAt: bare.length - value.length,
      },
    ];
  });
}
