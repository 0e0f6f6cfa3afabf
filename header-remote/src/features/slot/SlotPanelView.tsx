import { MapPin, Store, TriangleAlert, Truck } from 'lucide';
import type { TimeRange } from '../../platform/dates/london.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './SlotPanelView.module.css';

type Props = {
  /** For example "Delivery"; null for a slot type without a label. */
  service: string | null;
  date: string | null;
  time: TimeRange | null;
  /** Lines of the address, its name first. */
  destination: string[];
  /** Null if the slot cannot be changed any more (behaviour/slot#unchangeable). */
  change: { href: string; onClick: () => void } | null;
  /** The slot became unchangeable while the panel was open. */
  appearedWhileOpen: boolean;
};

export const SlotPanelView = ({ service, date, time, destination, change, appearedWhileOpen }: Props) => (
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
    {destination.length > 0 && <Destination destination={destination} />}
    {change ? (
      <ButtonLink className={styles.change} href={change.href} onClick={change.onClick} theme="secondary">
        Change slot
      </ButtonLink>
    ) : (
      <NotChangeable appearedWhileOpen={appearedWhileOpen} />
    )}
  </div>
);

const Destination = ({ destination: [name, ...lines] }: Pick<Props, 'destination'>) => (
  <div className={styles.where}>
    <Icon className={styles.pin} glyph={MapPin} size={20} />
    <address className={styles.address}>
      <span className={styles.name}>{name}</span>
      {/* Equal lines are shown once: a town may have the name of its county. */}
      {[...new Set(lines)].map((line) => (
        // Keeps the house number before the street in a page from right to left.
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  </div>
);

/** An alert only if it appears later: a notice that is there when the panel opens is read with the panel. */
const NotChangeable = ({ appearedWhileOpen }: Pick<Props, 'appearedWhileOpen'>) => (
  <div className={styles.notice} role={appearedWhileOpen ? 'alert' : undefined}>
    <Icon className={styles.warning} glyph={TriangleAlert} size={20} />
    <p>
      Your order contains items currently being prepared. We are unable to change the delivery/collection time
      or cancel the order.
    </p>
  </div>
);
