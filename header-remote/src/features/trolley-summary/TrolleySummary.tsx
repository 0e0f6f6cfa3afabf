import { useAtomValue } from 'jotai';
import { routesAtom } from '../../state/page/page.ts';
import {
  trolleyAtom,
  trolleyBusyAtom,
  trolleyItemCountAtom,
  trolleyTotalAtom,
} from '../../state/trolley/trolley.ts';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { useDelayedFlag } from '../../ui/spinner/useDelayedFlag.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { TrolleySummaryView } from './TrolleySummaryView.tsx';

export function TrolleySummary() {
  const isHydrated = useHydrated();
  // Without JavaScript nothing would end the loading state (behaviour/trolley#17).
  const busy = useAtomValue(trolleyBusyAtom) && isHydrated;
  return (
    <TrolleySummaryView
      failed={useAtomValue(trolleyAtom).kind === 'failed'}
      href={useAtomValue(routesAtom).trolley()}
      itemCount={useAtomValue(trolleyItemCountAtom)}
      loading={busy}
      spinning={useDelayedFlag(busy)}
      totalText={formatMoney(useAtomValue(trolleyTotalAtom))}
    />
  );
}
