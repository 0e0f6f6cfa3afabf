import { CalendarCheck, CalendarDays, CalendarX2, type IconNode } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { useKeptFocus } from '../../ui/focus/useKeptFocus.ts';
import { Chevron } from '../../ui/icon/Chevron.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './SlotButtonView.module.css';

/** `{ weekday: 'Thursday', date: '5 March', start: '9am', end: '10am' }` */
export type SlotTimes = { weekday: string; date: string; start: string; end: string };

type Details = {
  part: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** What is open; nothing while its code is on the way. */
  panel: ReactNode;
  /** The shopper is about to open it. */
  onIntent: () => void;
  onToggle: () => void;
};

type Props = {
  href: string;
  idPrefix: string;
  slot: { kind: 'none' } | { kind: 'error' } | ({ kind: 'booked' } & SlotTimes);
  details: Details;
  onBook: () => void;
  loading: boolean;
  /** The loading has lasted long enough to be shown: 300 ms (clarification 40). */
  spinning: boolean;
};

const glyphs = { none: CalendarDays, booked: CalendarCheck, error: CalendarX2 } satisfies Record<
  string,
  IconNode
>;

export const SlotButtonView = (props: Props) => {
  const { slot, details, loading } = props;
  const ref = useKeptFocus();
  const classes = [styles.slot, styles[slot.kind]];
  const look = { 'aria-busy': loading, className: classes.filter(Boolean).join(' '), ref };
  const panelId = `${props.idPrefix}-slot-details`;
  return (
    <div className={styles.place} ref={details.part}>
      {slot.kind === 'booked' ? (
        <button
          {...look}
          aria-controls={panelId}
          aria-expanded={details.isOpen}
          onClick={details.onToggle}
          onFocus={details.onIntent}
          onPointerEnter={details.onIntent}
          type="button"
        >
          <Mark {...props} />
          <Booked {...slot} />
        </button>
      ) : (
        <a {...look} href={props.href} onClick={props.onBook}>
          <Mark {...props} />
          <span className={styles.label}>{slot.kind === 'none' ? 'Book a slot' : 'Slot'}</span>
        </a>
      )}
      {slot.kind === 'booked' && (
        <div className={styles.panel} hidden={!details.panel} id={panelId}>
          {details.panel}
        </div>
      )}
    </div>
  );
};

const Mark = ({ spinning, slot }: Pick<Props, 'spinning' | 'slot'>) =>
  spinning ? (
    <Spinner className={styles.icon} size="medium" />
  ) : (
    <Icon className={styles.icon} glyph={glyphs[slot.kind]} size={20} />
  );

// For those who listen the weekday is whole and the dash is a word (clarification 57).
const Booked = ({ weekday, date, start, end }: SlotTimes) => (
  <>
    <VisuallyHidden>{`Slot details: ${weekday} ${date}, ${start} to ${end}`}</VisuallyHidden>
    <span aria-hidden className={styles.times}>
      <span className={styles.day}>
        {weekday.slice(0, 3)}
        <span className={styles.restOfWeekday}>{weekday.slice(3)}</span> {date}
      </span>
      <span className={styles.time}>
        {start} - {end}
      </span>
    </span>
    <Chevron size={16} />
  </>
);
