import { useLayoutEffect, useMemo, useState } from 'react';
import { idPrefixAtom } from '../../../state/page/page.ts';
import type { Store } from '../headerInstance.ts';
import { claimIdPrefix } from './claimIdPrefix.ts';

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
