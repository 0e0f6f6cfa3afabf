import { useAtomValue } from 'jotai';
import { routesAtom } from '../../state/page/page.ts';
import { lastValuesAtom } from '../../state/session/session.ts';
import {
  trolleyAtom,
  trolleyBusyAtom,
  trolleyItemCountAtom,
  trolleyTotalAtom,
} from '../../state/trolley/trolley.ts';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { useDelayedFlag } from '../../ui/spinner/useDelayedFlag.ts';
import { TrolleySummaryView } from './TrolleySummaryView.tsx';

export function TrolleySummary() {
  const busy = useAtomValue(trolleyBusyAtom);
  const itemCount = useAtomValue(trolleyItemCountAtom);
  const total = useAtomValue(trolleyTotalAtom);
  const lastValues = useAtomValue(lastValuesAtom);
  const { kind } = useAtomValue(trolleyAtom);
  // What the last page knew, until the trolley has been read.
  const known = kind === 'unknown' && lastValues ? lastValues.trolley : { itemCount, total };
  return (
    <TrolleySummaryView
      failed={kind === 'failed'}
      href={useAtomValue(routesAtom).trolley()}
      itemCount={known?.itemCount}
      loading={busy}
      spinning={useDelayedFlag(busy)}
      sized={lastValues !== undefined}
      totalText={known && formatMoney(known.total)}
    />
  );
}
