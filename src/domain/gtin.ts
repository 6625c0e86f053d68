/** A GTIN-8, UPC, EAN, or GTIN-14 as fourteen digits; null if it isn't one. https://www.gs1.org/services/how-calculate-check-digit-manually */
export function readGtin(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const padded = digits.padStart(14, '0');
  const sum = Array.from(padded, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1),
    0,
  );
  // All zeros is how feeds write "none".
  return sum % 10 === 0 && sum > 0 ? padded : null;
}
