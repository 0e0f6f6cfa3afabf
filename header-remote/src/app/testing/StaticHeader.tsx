import {
  aSlotReservation,
  aToken,
  aTrolley,
  aTrolleyAnswer,
  pounds,
  someTrolleyTotals,
} from '@grocer/shared-contracts/fixtures';
import { Provider } from 'jotai';
import { useEffect, useState } from 'react';
import { setSeasonalMenuAtom } from '../../state/menu/seasonalMenu.ts';
import { setPageAtom } from '../../state/page/page.ts';
import { setSessionAtom } from '../../state/session/session.ts';
import { beginSlotWorkAtom, type Slot } from '../../state/slot/slot.ts';
import { beginTrolleyWorkAtom } from '../../state/trolley/trolley.ts';
import { Features } from '../Header.tsx';
import { createHeaderInstance, type Store } from '../runtime/headerInstance.ts';

interface Props {
  isSignedIn: boolean;
  /** The times of the booked slot. */
  slot: Slot['times'];
  itemCount: number;
  /** In pounds. */
  total: number;
  /** Whether slot and trolley are being reloaded. */
  isLoading: boolean;
  path: string;
  /** Name of the seasonal menu. */
  season: string | null;
}

/** Props of a signed-out visitor; those of a shopper with a booked slot are below. */
export const signedOutArgs: Props = {
  isSignedIn: false,
  slot: null,
  itemCount: 0,
  total: 0,
  isLoading: false,
  path: '/ecom/lists',
  season: null,
};
export const signedInArgs: Props = {
  ...signedOutArgs,
  isSignedIn: true,
  slot: {
    day: '2026-03-05',
    weekday: 'Thursday',
    date: '5 March',
    time: { text: '9am - 10am', spoken: '9am to 10am' },
  },
  itemCount: 32,
  total: 84.2,
};

/** The whole header in a state, without services. */
export function StaticHeader(props: Props) {
  const [instance] = useState(() => anInstance(props));
  useEffect(() => setState(instance.store, props));
  return (
    <Provider store={instance.store}>
      <Features instance={instance} />
    </Provider>
  );
}

function anInstance(props: Props) {
  const instance = createHeaderInstance({}, () => ({
    path: props.path,
    origin: 'https://shop.example',
    hasTokenSession: props.isSignedIn,
    idPrefix: 'grocer',
    hasGroceries: true,
  }));
  setState(instance.store, props);
  return instance;
}

function setState(
  store: Store,
  { isSignedIn, slot, itemCount, total, isLoading, path, season }: Props,
): void {
  store.set(setPageAtom, { path });
  store.set(setSeasonalMenuAtom, season === null ? null : { title: season, href: '/ecom/season' });
  store.set(setSessionAtom, isSignedIn ? { kind: 'signed-in', ...aToken() } : { kind: 'signed-out' });
  const trolleyItemCounts = { hardConflicts: 0, softConflicts: 0, noConflicts: itemCount };
  const trolleyTotals = someTrolleyTotals({ totalEstimatedCost: pounds(total), trolleyItemCounts });
  const answer = aTrolleyAnswer({ trolley: aTrolley({ trolleyTotals }) });
  store.set(beginSlotWorkAtom)(
    slot
      ? { kind: 'booked', reservation: aSlotReservation(), times: slot, address: null, branch: null }
      : { kind: 'none' },
  );
  store.set(beginTrolleyWorkAtom)({ kind: 'ready', answer });
  if (!isLoading) return;
  store.set(beginSlotWorkAtom);
  store.set(beginTrolleyWorkAtom);
}
