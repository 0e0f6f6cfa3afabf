/** Global key of the prefixes in use, which all versions of the header on the page share. */
const prefixesKey = Symbol.for('grocer.id-prefixes.1');

interface IdPrefixClaim {
  prefix: string;
  release(): void;
}

/**
 * Claims a prefix for the ids of a mounted widget, so that two headers on a page do not have the same ids
 * (behaviour/loading#ids): the wanted one, or if a widget of this name has it, the same with a number.
 */
export function claimIdPrefix(widget: string, wanted: string): IdPrefixClaim {
  const page = globalThis as { [prefixesKey]?: Set<string> };
  page[prefixesKey] ??= new Set();
  const claims = page[prefixesKey];
  let prefix = wanted;
  for (let count = 2; claims.has(`${widget} ${prefix}`); count += 1) prefix = `${wanted}-${count}`;
  const claim = `${widget} ${prefix}`;
  claims.add(claim);
  return { prefix, release: () => void claims.delete(claim) };
}
