import { useAtomValue } from 'jotai';
import { routesAtom } from '../../state/page.ts';
import { trolleyAtom, trolleyBusyAtom, trolleyItemCountAtom, trolleyTotalAtom } from '../../state/trolley.ts';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { useLasting } from '../../ui/spinner/useLasting.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { TrolleySummaryView } from './TrolleySummaryView.tsx';

/** A shorter wait shows no spinner (clarification 40). */
const quietMs = 300;

export function TrolleySummary() {
  const isHydrated = useHydrated();
  // Without a script nothing would ever end the wait.
  const busy = useAtomValue(trolleyBusyAtom) && isHydrated;
  return (
    <TrolleySummaryView
      failed={useAtomValue(trolleyAtom).kind === 'failed'}
      href={useAtomValue(routesAtom).trolley()}
      itemCount={useAtomValue(trolleyItemCountAtom)}
      loading={busy}
      spinning={useLasting(busy, quietMs)}
      totalText={formatMoney(useAtomValue(trolleyTotalAtom))}
    />
  );
}
