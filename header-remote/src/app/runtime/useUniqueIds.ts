import { useLayoutEffect, useMemo, useState } from 'react';
import { idPrefixAtom } from '../../state/page/page.ts';
import type { Store } from './headerInstance.ts';

/**
 * Returns the store, or for a second widget of this name on the page a view of it with another prefix of ids.
 * The first rendering has the ids of the server's HTML; they change before the browser paints.
 */
export function useUniqueIds(widget: string, store: Store): Store {
  const wanted = store.get(idPrefixAtom);
  const [prefix, setPrefix] = useState(wanted);
  useLayoutEffect(() => {
    const claim = claimIdPrefix(widget, wanted);
    setPrefix(claim.prefix);
    return claim.release;
  }, [widget, wanted]);

  return useMemo(() => (prefix === wanted ? store : withIdPrefix(store, prefix)), [store, prefix, wanted]);
}

const withIdPrefix = (store: Store, prefix: string): Store => ({
  ...store,
  get: (atom) => (Object.is(atom, idPrefixAtom) ? (prefix as never) : store.get(atom)),
});

/** Global key of the prefixes in use, which all versions of the header on the page share. */
const prefixesKey = Symbol.for('grocer.id-prefixes.1');

/**
 * Claims a prefix for the ids of a mounted widget, so that two headers on a page do not have the same ids
 * (behaviour/loading#ids): the wanted one, or if a widget of this name has it, the same with a number.
 */
export function claimIdPrefix(widget: string, wanted: string) {
  const page = globalThis as { [prefixesKey]?: Set<string> };
  page[prefixesKey] ??= new Set();
  const claims = page[prefixesKey];
  let prefix = wanted;
  for (let count = 2; claims.has(`${widget} ${prefix}`); count += 1) prefix = `${wanted}-${count}`;
  const claim = `${widget} ${prefix}`;
  claims.add(claim);
  return { prefix, release: () => void claims.delete(claim) };
}
