import { parsePrice } from '../price/parsePrice.ts';

export interface JudgedPriceText {
  text: string;
  expected: string;
  said: string;
  right: boolean;
  /** Whether the label names a currency with certainty or high probability ("USD?"). */
  counts: boolean;
}

/** Labeled price texts, each {text, amount, currency, iso}; iso "USD?" accepts any dollar. null: invalid. */
export function judgePriceTexts(data: unknown): JudgedPriceText[] | null {
  if (!Array.isArray(data)) return null;
  const judged = data.map(judgeText);
  return judged.every((row) => row !== null) ? judged : null;
}

function judgeText(row: unknown): JudgedPriceText | null {
  if (typeof row !== 'object' || row === null) return null;
  const field = (name: string): unknown => Object.getOwnPropertyDescriptor(row, name)?.value;
  const [text, amount, currency, iso] = ['text', 'amount', 'currency', 'iso'].map(field);
  if (typeof text !== 'string') return null;
  const mark = typeof currency === 'string' ? currency : undefined;
  const code = typeof iso === 'string' ? iso : null;
  const price = parsePrice(text, { currency: code?.replace('?', '') ?? mark });
  const said = price === null ? 'null' : `${price.amount} ${price.currency ?? ''}`.trim();
  const sameCurrency = code === null || price?.currency === code.replace('?', '');
  const right = typeof amount === 'number' ? price?.amount === amount && sameCurrency : price === null;
  return { text, said, right, expected: `${String(amount)} ${code ?? ''}`.trim(), counts: code !== null };
}
