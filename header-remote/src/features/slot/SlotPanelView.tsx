import { MapPin, Store, TriangleAlert, Truck } from 'lucide';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import type { TimeRange } from '../../ui/date-time/formatRange.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './SlotPanelView.module.css';

type Props = {
  /** "Delivery"; null for a type of slot that has no name. */
  service: string | null;
  date: string | null;
  time: TimeRange | null;
  /** Lines of the address, its name first. */
  place: string[];
  /** Null where the slot cannot be changed any more. */
  change: { href: string; onClick: () => void } | null;
  /** Whether that came about while the shopper was looking. */
  isNews: boolean;
};

export const SlotPanelView = ({ service, date, time, place, change, isNews }: Props) => (
  <div className={styles.panel}>
    <div className={styles.when}>
      <span className={styles.disc}>
        <Icon glyph={service?.includes('collection') ? Store : Truck} size={20} />
      </span>
      <div>
        {service && <p className={styles.service}>{service}</p>}
        <p className={styles.date}>{date}</p>
        {time && (
          <p className={styles.time}>
            <span aria-hidden>{time.text}</span>
            <VisuallyHidden>{time.spoken}</VisuallyHidden>
          </p>
        )}
      </div>
    </div>
    {place.length > 0 && <Where place={place} />}
    {change ? (
      <ButtonLink className={styles.change} href={change.href} onClick={change.onClick} theme="secondary">
        Change slot
      </ButtonLink>
    ) : (
      <NotChangeable isNews={isNews} />
    )}
  </div>
);

const Where = ({ place: [name, ...lines] }: Pick<Props, 'place'>) => (
  <div className={styles.where}>
    <Icon className={styles.pin} glyph={MapPin} size={20} />
    <address className={styles.address}>
      <span className={styles.name}>{name}</span>
      {lines.map((line) => (
        // In a page from right to left the house number stands before its street all the same.
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  </div>
);

// What stood there when the panel was opened is read with it; only what comes later interrupts.
const NotChangeable = ({ isNews }: Pick<Props, 'isNews'>) => (
  <div className={styles.notice} role={isNews ? 'alert' : undefined}>
    <Icon className={styles.warning} glyph={TriangleAlert} size={20} />
    <p>
      Your order contains items currently being prepared. We are unable to change the delivery/collection time
      or cancel the order.
    </p>
  </div>
);
