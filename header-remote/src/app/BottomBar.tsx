import { useAtomValue } from 'jotai';
import { onDemand } from '../platform/onDemand.ts';
import { useOnDemand } from '../platform/useOnDemand.ts';
import { amendBarShownAtom } from '../state/amending.ts';
import { pathAtom } from '../state/page.ts';
import { OnlyOne } from './OnlyOne.tsx';

const amendBar = onDemand('the amend bar', async () => {
  const { AmendBar } = await import(/* webpackChunkName: "amend-bar" */ '../features/amend-bar/AmendBar.tsx');
  return AmendBar;
});

/** What stands at the bottom of the window while an order is amended (clarification 101). */
export function BottomBar() {
  const path = useAtomValue(pathAtom);
  // Nobody reaches for it: where its code did not come, the next page asks again.
  const Bar = useOnDemand(amendBar, useAtomValue(amendBarShownAtom) && path);
  return <OnlyOne of="amend-bar">{Bar && <Bar />}</OnlyOne>;
}
