import { ShoppingCart } from 'lucide';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Placeholder } from '../../ui/placeholder/Placeholder.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './TrolleySummaryView.module.css';

type Props = {
  href: string;
  /** Undefined while it is not known. */
  itemCount: number | undefined;
  /** The formatted estimated cost: "£84.20". Undefined while it is not known. */
  totalText: string | undefined;
  /** The last request failed: the link shows "Trolley" in place of count and total (behaviour/trolley#failed-look). */
  failed: boolean;
  /** Has the same width for every count and total, so that the answer moves nothing beside it. */
  sized: boolean;
  loading: boolean;
  /** Loading has lasted for 300 ms, so a spinner replaces the icon (behaviour/trolley#loading). */
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
        <span className={`${styles.price} ${totalText.length > longestWide ? styles.long : ''}`}>
          {totalText}
        </span>
      </span>
    </>
  );

/** Longer totals than "£999.99" are set smaller, in the same width. */
const longestWide = 7;

/** The accessible name has the true number, the visible count is capped (behaviour/trolley#accessible-name). */
const trolleyName = ({ itemCount, totalText }: Values) =>
  totalText === undefined
    ? 'Trolley'
    : `Trolley, ${itemCount} ${itemCount === 1 ? 'item' : 'items'}, total ${totalText}`;
