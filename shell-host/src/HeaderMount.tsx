import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import { useHeaderOptions } from './useHeaderOptions.ts';
import { useShell } from './useShell.ts';

/** The header's place in this app: it hears where the page is, and its links to our own pages go through our router. */
export function HeaderMount() {
  const { page } = useShell();
  const options = useHeaderOptions();
  return <HeaderSlot options={options} remote={page.release ?? page.headerRemote} />;
}
