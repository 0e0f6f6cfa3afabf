import type { SlotType } from '@grocer/shared-contracts';
import { useAtomValue, useSetAtom } from 'jotai';
import { MapPin, Store, TriangleAlert, Truck } from 'lucide';
import { useState } from 'react';
import type { TimeRange } from '../../platform/dates/slotTimes.ts';
import { trackSlotAtom } from '../../state/analytics/events.ts';
import { routesAtom } from '../../state/page/page.ts';
import { type Slot, slotAtom } from '../../state/slot/slot.ts';
import { slotIsFixedAtom } from '../../state/trolley/amending.ts';
import { trolleyAtom } from '../../state/trolley/trolley.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { SpokenRange } from '../../ui/date-time/SpokenRange.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { fadeCopy } from '../../ui/motion/fadeCopy.ts';
import styles from './SlotPanel.module.css';

type Props = {
  /** Called when the shopper follows a link to another page. */
  onLeave: () => void;
};

/** Details of the booked slot: service, time and place (behaviour/slot#service, #place). */
export function SlotPanel({ onLeave }: Props) {
  const slot = useAtomValue(slotAtom);
  const trolley = useAtomValue(trolleyAtom);
  const isFixed = useAtomValue(slotIsFixedAtom);
  const [wasFixed] = useState(isFixed);
  const slotPage = useAtomValue(routesAtom).slotPage;
  const track = useSetAtom(trackSlotAtom);
  if (slot.kind !== 'booked') return null;

  const { slotType } = slot.reservation;
  const containsEntertaining = trolley.kind === 'ready' && trolley.answer.order?.containsEntertainingLines;
  const change = () => {
    track('slot_change_click');
    onLeave();
  };
  return (
    <SlotPanelView
      appearedWhileOpen={!wasFixed}
      change={isFixed ? null : { href: slotPage(slotType), onClick: change }}
      date={slot.times && `${slot.times.weekday} ${slot.times.date}`}
      destination={destinationOf(slot)}
      service={serviceOf(slotType, containsEntertaining === true)}
      time={slot.times?.time ?? null}
    />
  );
}

function serviceOf(slotType: SlotType, containsEntertaining: boolean): string | null {
  switch (slotType) {
    case 'DELIVERY':
    case 'DELIVERY_SERVICE':
      return 'Delivery';
    case 'GROCERY_COLLECTION':
      return containsEntertaining ? 'Groceries and entertaining collection' : 'Groceries collection';
    case 'ENTERTAINING_COLLECTION':
      return 'Entertaining collection';
    case 'UNDEFINED':
      return null;
  }
}

/** Lines of the delivery address, or of the branch for a collection. */
function destinationOf({ reservation: { slotType }, address, branch }: Slot): string[] {
  const contact = branch?.contactDetails;
  const atBranch = [branch?.name, contact?.address1, contact?.city, contact?.postcode];
  const deliveryDestination = [
    address?.name,
    address?.line1,
    address?.line2,
    address?.town,
    address?.region,
    address?.postalCode,
  ];
  const isCollected = slotType === 'GROCERY_COLLECTION' || slotType === 'ENTERTAINING_COLLECTION';
  return (isCollected ? atBranch : deliveryDestination).filter((line): line is string => Boolean(line));
}

type ViewProps = {
  /** For example "Delivery"; null for a slot type without a label. */
  service: string | null;
  date: string | null;
  time: TimeRange | null;
  /** Lines of the address. The first is the name of the address or branch, if it has one. */
  destination: string[];
  /** Null if the slot cannot be changed any more. */
  change: { href: string; onClick: () => void } | null;
  /** Whether the slot was changeable when the panel opened. If it no longer is, the notice is an alert. */
  appearedWhileOpen: boolean;
};

export const SlotPanelView = ({ service, date, time, destination, change, appearedWhileOpen }: ViewProps) => (
  <div className={styles.panel} ref={fadePanel}>
    <div className={styles.when}>
      <span className={styles.disc}>
        <Icon glyph={service?.includes('collection') ? Store : Truck} size={20} />
      </span>
      <div>
        {service && <p className={styles.service}>{service}</p>}
        <p className={styles.date}>{date}</p>
        {time && (
          <p className={styles.time}>
            <SpokenRange {...time} />
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

/** Fades out the box around the details when they unmount. `SlotButton` renders that box. */
const fadePanel = (details: HTMLElement | null) => () => void fadeCopy(details?.parentElement ?? null);

const Destination = ({ destination: [name, ...lines] }: Pick<ViewProps, 'destination'>) => (
  <div className={styles.where}>
    <Icon className={styles.pin} glyph={MapPin} size={20} />
    <address className={styles.address}>
      <span className={styles.name}>{name}</span>
      {/* Equal lines are shown once: a town may have the name of its county. */}
      {[...new Set(lines)].map((line) => (
        // `bdi` keeps the house number before the street on a right-to-left page.
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  </div>
);

/** The notice is an alert only if it appears later: at the opening it is read with the rest of the panel. */
const NotChangeable = ({ appearedWhileOpen }: Pick<ViewProps, 'appearedWhileOpen'>) => (
  <div className={styles.notice} role={appearedWhileOpen ? 'alert' : undefined}>
    <Icon className={styles.warning} glyph={TriangleAlert} size={20} />
    <p>
      Your order contains items currently being prepared. We are unable to change the delivery/collection time
      or cancel the order.
    </p>
  </div>
);
