/** Types of the options that are used here: the published types (2.3) do not have all of them yet. */
declare module 'subset-font' {
  interface Options {
    /** Tags of the OpenType features to keep. Default: all. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    dropTables?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
