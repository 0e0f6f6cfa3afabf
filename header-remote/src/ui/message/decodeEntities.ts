/** The named character references that messages use. Any other is left as it is. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  pound: '£',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  colon: ':',
  Tab: '\t',
  NewLine: '\n',
};

/** Decodes character references: `Salt &amp; vinegar` becomes `Salt & vinegar`. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return Object.hasOwn(named, name) ? (named[name] as string) : whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
