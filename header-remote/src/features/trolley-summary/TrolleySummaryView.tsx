import { ShoppingCart } from 'lucide';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './TrolleySummaryView.module.css';

type Props = {
  href: string;
  itemCount: number;
  /** The estimated cost as it is printed: "£84.20". */
  totalText: string;
  /** Of the last answer: then there is no count and no total to show, and the link stays (clarification 41). */
  failed: boolean;
  loading: boolean;
  /** The loading has lasted long enough to be shown: 300 ms (clarification 40). */
  spinning: boolean;
};

/** The header's one filled thing. */
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

// The true number, however it is cut for the eye (clarification 38).
const trolleyName = (itemCount: number, totalText: string) =>
  `Trolley, ${itemCount} ${itemCount === 1 ? 'item' : 'items'}, total ${totalText}`;
