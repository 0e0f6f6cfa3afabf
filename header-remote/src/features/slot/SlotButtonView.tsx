import { CalendarCheck, CalendarDays, CalendarX2, type LucideIcon } from 'lucide-react';
import { Chevron } from '../../ui/icon/Chevron.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './SlotButtonView.module.css';

/** `{ weekday: 'Thursday', date: '5 March', start: '9am', end: '10am' }` */
export type SlotTimes = { weekday: string; date: string; start: string; end: string };

type Props = {
  href: string;
  slot: { kind: 'none' } | { kind: 'error' } | ({ kind: 'booked' } & SlotTimes);
  loading: boolean;
  /** The loading has lasted long enough to be shown: 300 ms (clarification 40). */
  spinning: boolean;
};

const glyphs = { none: CalendarDays, booked: CalendarCheck, error: CalendarX2 } satisfies Record<
  string,
  LucideIcon
>;

export const SlotButtonView = ({ href, slot, loading, spinning }: Props) => (
  <a aria-busy={loading} className={`${styles.slot} ${styles[slot.kind]}`} href={href}>
    {spinning ? (
      <Spinner className={styles.icon} size={20} />
    ) : (
      <Icon className={styles.icon} glyph={glyphs[slot.kind]} size={20} />
    )}
    {slot.kind === 'none' && <span className={styles.label}>Book a slot</span>}
    {slot.kind === 'error' && <span className={styles.label}>Slot</span>}
    {slot.kind === 'booked' && <Booked {...slot} />}
  </a>
);

// For those who listen the weekday is whole and the dash is a word (clarification 57).
const Booked = ({ weekday, date, start, end }: SlotTimes) => (
  <>
    <VisuallyHidden>{`${weekday} ${date}, ${start} to ${end}`}</VisuallyHidden>
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
