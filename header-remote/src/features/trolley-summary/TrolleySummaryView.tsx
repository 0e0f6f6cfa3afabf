import { ShoppingCart } from 'lucide';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './TrolleySummaryView.module.css';

type Props = {
  href: string;
  itemCount: number;
  /** The formatted estimated cost: "£84.20". */
  totalText: string;
  /** The last request failed: the link shows "Trolley" in place of count and total (behaviour/trolley#25). */
  failed: boolean;
  loading: boolean;
  /** Loading has lasted for 300 ms, so a spinner replaces the icon (behaviour/trolley#17). */
  spinning: boolean;
};

/** The only filled button of the header (behaviour/look#4). */
export const TrolleySummaryView = ({ href, itemCount, totalText, failed, loading, spinning }: Props) => (
  <a aria-busy={loading} className={styles.trolley} href={href}>
    <VisuallyHidden>{failed ? 'Trolley' : trolleyName(itemCount, totalText)}</VisuallyHidden>
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
      <Contents itemCount={itemCount} totalText={totalText} />
    )}
  </a>
);

const Contents = ({ itemCount, totalText }: Pick<Props, 'itemCount' | 'totalText'>) => (
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

/** The accessible name has the true number, the visible count is capped (behaviour/trolley#3, #4). */
const trolleyName = (itemCount: number, totalText: string) =>
  `Trolley, ${itemCount} ${itemCount === 1 ? 'item' : 'items'}, total ${totalText}`;
