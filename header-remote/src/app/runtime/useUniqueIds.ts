import { useLayoutEffect, useMemo, useState } from 'react';
import { idPrefixAtom } from '../../state/page/page.ts';
import type { Store } from './headerInstance.ts';

/**
 * Returns the store. A further widget of the same name on the page gets a view of the store with another id
 * prefix. Its first render uses the ids of the server's HTML; they change before the browser paints.
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
 * Claims an id prefix for a mounted widget, so that no ids repeat on the page (behaviour/loading#ids). It is
 * the wanted prefix, with a number if a widget of the same name already has that.
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
