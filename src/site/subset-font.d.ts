declare module 'subset-font' {
  /** https://github.com/papandreou/subset-font#api */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: readonly string[];
      dropTables?: readonly string[];
      noHinting?: boolean;
      noLayoutClosure?: boolean;
    },
  ): Promise<Buffer>;
}
