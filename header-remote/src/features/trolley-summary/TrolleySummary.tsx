import { useAtomValue } from 'jotai';
import { ShoppingCart } from 'lucide';
import { routesAtom } from '../../state/page/page.ts';
import { lastValuesAtom } from '../../state/session/session.ts';
import {
  trolleyAtom,
  trolleyBusyAtom,
  trolleyItemCountAtom,
  trolleyTotalAtom,
} from '../../state/trolley/trolley.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { Placeholder } from '../../ui/placeholder/Placeholder.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { useDelayedFlag } from '../../ui/spinner/useDelayedFlag.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './TrolleySummary.module.css';

export function TrolleySummary() {
  const busy = useAtomValue(trolleyBusyAtom);
  const itemCount = useAtomValue(trolleyItemCountAtom);
  const total = useAtomValue(trolleyTotalAtom);
  const lastValues = useAtomValue(lastValuesAtom);
  const { kind } = useAtomValue(trolleyAtom);
  // Shows the values that the last page stored, until the trolley has been read.
  const known = kind === 'unknown' && lastValues ? lastValues.trolley : { itemCount, total };
  return (
    <TrolleySummaryView
      failed={kind === 'failed'}
      href={useAtomValue(routesAtom).trolley()}
      itemCount={known?.itemCount}
      loading={busy}
      spinning={useDelayedFlag(known !== undefined && busy)}
      sized={lastValues !== undefined}
      totalText={known && formatMoney(known.total)}
    />
  );
}

type Props = {
  href: string;
  /** Undefined while it is not known. */
  itemCount: number | undefined;
  /** The formatted estimated cost: "£84.20". Undefined while it is not known. */
  totalText: string | undefined;
  /** Whether the last request failed: then only the word "Trolley" is shown (behaviour/trolley#failed-look). */
  failed: boolean;
  /** Whether to reserve the width that most counts and totals need, so that nothing moves. */
  sized: boolean;
  loading: boolean;
  /** Whether loading has lasted for 300 ms, so that a spinner replaces the icon. */
  spinning: boolean;
};

/** The only filled button of the header. */
export const TrolleySummaryView = ({ href, failed, sized, loading, spinning, ...values }: Props) => (
  <a aria-busy={loading} className={`${styles.trolley} ${sized ? styles.sized : ''}`} href={href}>
    <VisuallyHidden>{failed ? 'Trolley' : trolleyName(values)}</VisuallyHidden>
    {spinning ? (
      <Spinner className={styles.icon} size="standard" />
    ) : (
      <Icon className={styles.icon} glyph={ShoppingCart} size={24} />
    )}
    {failed ? (
      <span aria-hidden className={styles.failed}>
        Trolley
      </span>
    ) : (
      <Contents {...values} />
    )}
  </a>
);

type Values = Pick<Props, 'itemCount' | 'totalText'>;

const Contents = ({ itemCount = 0, totalText }: Values) =>
  totalText === undefined ? (
    <Placeholder className={styles.unknown} name="Trolley" />
  ) : (
    <>
      <span aria-hidden className={styles.count}>
        {itemCount > 99 ? '99+' : itemCount}
      </span>
      <span aria-hidden className={styles.cost}>
        <span className={styles.total}>Total</span>
        <span className={styles.price}>{totalText}</span>
      </span>
    </>
  );

/** The accessible name has the true number, the visible count is capped (behaviour/trolley#accessible-name). */
const trolleyName = ({ itemCount, totalText }: Values) =>
  totalText === undefined
    ? 'Trolley'
    : `Trolley, ${itemCount} ${itemCount === 1 ? 'item' : 'items'}, total ${totalText}`;
