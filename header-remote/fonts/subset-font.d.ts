/** What its published types (2.3) do not know yet, of what is used here. */
declare module 'subset-font' {
  interface Options {
    /** OpenType features by their tags; left out, all stay. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    dropTables?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
