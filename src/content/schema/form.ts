import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeOf } from '../source.ts';
import { shorten, type Finding } from './found.ts';
import { fieldAt } from './fields.ts';
import { nameOfPath, sentence } from './names.ts';

/** A text that does not match its pattern; says what is seen, never the pattern itself. */
export function explainForm({ kind, path, source, error }: Finding): Diagnostic {
  const text = String(error.data);
  const name = sentence(nameOfPath(kind, path, error.data));
  const field = fieldAt(kind, path);
  const description = field?.form ?? field?.description;
  const place = placeOf(source, path);
  if (error.keyword === 'format') {
    const message = `${name} is ${shorten(text)}, which is not a regular expression.`;
    return finding('schema/form', place, message, { hint: description });
  }
  if (text.trim() === '')
    return finding(
      'schema/form',
      place,
      `${name} ${text === '' ? 'is still to be written' : 'holds only spaces'}.`,
      {
        hint: description,
      },
    );
  const pattern = new RegExp(String(error.params['pattern']), 'u');
  if (text !== text.trim() && pattern.test(text.trim())) {
    const hint = 'Delete the spaces around it.';
    return finding('schema/form', place, `${name} starts or ends with a space or an empty line.`, { hint });
  }
  const oneLine = text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
  if (oneLine !== text && pattern.test(oneLine)) {
    const hint = 'Write it as one line of text; a block that starts with >- joins its lines.';
    return finding('schema/form', place, `${name} has a line break, and there is room for one line only.`, {
      hint,
    });
  }
  if (pattern.test(text.toLowerCase())) {
    const hint = `Write ${shorten(text.toLowerCase())}.`;
    return finding('schema/form', place, `${name} is ${shorten(text)}; it must be in lower case.`, { hint });
  }
  const joined = [text.replace(/\s+/g, ''), text.toLowerCase().replace(/\s+/g, '-')].find(
    (word) => word !== text && !text.includes('/') && pattern.test(word),
  );
  if (joined !== undefined) {
    const message = `${name} is ${shorten(text)}; it must be one word.`;
    return finding('schema/form', place, message, { hint: `Did you mean "${joined}"?` });
  }
  const unquoted = text.replace(/^[“”„‘’«]|[“”’»]$/g, '');
  if (unquoted !== text && pattern.test(unquoted)) {
    const message = `${name} stands in typographic quotes, which YAML takes for letters of the text.`;
    return finding('schema/form', place, message, { hint: `Type straight quotes: "${unquoted}"` });
  }
  const message = `${name} is ${shorten(text)}, which does not have the form that it needs.`;
  return finding('schema/form', place, message, { hint: description });
}
