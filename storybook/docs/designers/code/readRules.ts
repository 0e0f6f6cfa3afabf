/** A rule of a style sheet. `context` is what it is inside of: selectors and conditions, from the outermost in. */
export interface Rule {
  context: readonly string[];
  declarations: readonly (readonly [property: string, value: string])[];
}

/** Reads the rules of a style sheet with nesting. Every rule's own declarations are together, whatever is between. */
export function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: { name: string; declarations: [string, string][] }[] = [];
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, piece = '', end] of text.matchAll(/([^{};]*)([{};])/g)) {
    const part = piece.replaceAll(/\s+/g, ' ').trim();
    if (end === '{') {
      open.push({ name: part, declarations: [] });
      continue;
    }
    const colon = part.indexOf(':');
    if (colon > 0) open.at(-1)?.declarations.push([part.slice(0, colon), part.slice(colon + 1).trim()]);
    if (end === ';') continue;
    const context = open.map(({ name }) => name);
    const closed = open.pop();
    if (closed && closed.declarations.length > 0) rules.push({ context, declarations: closed.declarations });
  }
  return rules;
}
