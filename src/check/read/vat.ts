// The rates of Europe's countries on goods, and on books and food where those are lower.
const rates = [5, 5.5, 6, 7, 8, 8.1, 9, 10, 12, 13, 13.5, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 25.5, 27];

/** Whether one amount is the other with VAT at a rate that some country has; both rounded to the penny. */
export function isWithVat(gross: number, net: number): boolean {
  return rates.some((rate) => Math.abs(net * (1 + rate / 100) - gross) < 0.012);
}
