import { useAtomValue, useSetAtom } from 'jotai';
import { CalendarCheck, CalendarDays, CalendarX2, type IconNode } from 'lucide';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import type { SlotTimes } from '../../platform/dates/slotTimes.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import { trackSlotAtom } from '../../state/analytics/events.ts';
import { idPrefixAtom, routesAtom } from '../../state/page/page.ts';
import { type LastValues, lastValuesAtom } from '../../state/session/session.ts';
import { type SlotState, slotAtom, slotBusyAtom, slotTypeAtom } from '../../state/slot/slot.ts';
import { useHandoff } from '../../ui/focus/useHandoff.ts';
import { Chevron, Icon } from '../../ui/icon/Icon.tsx';
import { useBfcacheRestore } from '../../ui/page/useBfcacheRestore.ts';
import { Placeholder } from '../../ui/placeholder/Placeholder.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { useDelayedFlag } from '../../ui/spinner/useDelayedFlag.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './SlotButton.module.css';

const slotPanel = createLazyModule(
  'the slot details',
  () => import(/* webpackChunkName: "shopper" */ './SlotPanel.tsx'),
);

/** The slot in the header: a link to book one, or a button that opens the details (behaviour/slot#booked). */
export function SlotButton() {
  const busy = useAtomValue(slotBusyAtom);
  const slot = useAtomValue(slotAtom);
  const lastValues = useAtomValue(lastValuesAtom);
  const view = slot.kind === 'unknown' && lastValues ? lastViewOf(lastValues) : viewOf(slot);
  const track = useSetAtom(trackSlotAtom);
  const details = useDetails(slot.kind === 'booked' && slot.times !== null, view.kind === 'booked');
  return (
    <SlotButtonView
      details={details}
      href={useAtomValue(routesAtom).slotPage(useAtomValue(slotTypeAtom))}
      idPrefix={useAtomValue(idPrefixAtom)}
      loading={busy}
      // Sends an event only for "Book a slot", not in the error state or while the slot is unknown.
      onBook={() => view.kind === 'none' && track('slot_book_click')}
      sized={lastValues !== undefined}
      slot={view}
      spinning={useDelayedFlag(busy && view.kind !== 'unknown')}
    />
  );
}

/** State of the details panel. It closes when the slot is no longer booked (behaviour/slot#panel). */
function useDetails(isBooked: boolean, hasButton: boolean): ComponentProps<typeof SlotButtonView>['details'] {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const track = useSetAtom(trackSlotAtom);
  // Also runs if the panel's code fails to load, so that the next press retries.
  const close = useCallback(() => setOpen(false), []);
  useBfcacheRestore(close);
  useEffect(() => void (hasButton || close()), [hasButton, close]);
  useDismissal(ref, isOpen, close);
  const Panel = useLazyModule(slotPanel, isOpen && isBooked, { onFailure: close })?.SlotPanel;
  return {
    ref,
    isOpen: isOpen && isBooked,
    panel: Panel && <Panel onLeave={close} />,
    onIntent: () => void slotPanel.load().catch(() => {}),
    onToggle() {
      if (!isOpen) track('slot_details_expand');
      setOpen(!isOpen);
    },
  };
}

/** Closes the open details on Escape, which returns the focus to the button, and on a press or focus outside. */
function useDismissal(ref: Details['ref'], isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const closeIfOutside = (event: Event) => {
      // For an event from a shadow root `target` is the host element, so `contains` would be wrong.
      if (ref.current && !event.composedPath().includes(ref.current)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      ref.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeIfOutside, listening);
    document.addEventListener('focusin', closeIfOutside, listening);
    document.addEventListener('keydown', closeOnEscape, listening);
    return () => listening.abort();
  }, [ref, isOpen, close]);
}

/**
 * The slot that the last page stored, shown until the slot has been read. If the shopper opens the details
 * before that, they appear once the slot has been read (behaviour/header#last-values).
 */
function lastViewOf({ slot }: LastValues): ComponentProps<typeof SlotButtonView>['slot'] {
  if (slot) return { kind: 'booked', ...slot };
  return { kind: slot === null ? 'none' : 'unknown' };
}

/** Shows a slot with unreadable times like one that failed to load. */
function viewOf(slot: SlotState): ComponentProps<typeof SlotButtonView>['slot'] {
  if (slot.kind === 'booked' && slot.times) return { kind: 'booked', ...slot.times };
  return { kind: slot.kind === 'booked' || slot.kind === 'failed' ? 'error' : 'none' };
}

type Booked = Pick<SlotTimes, 'weekday' | 'date' | 'time'>;

type Details = {
  /** The element around button and panel. */
  ref: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** The open panel; nothing while its code is loading. */
  panel: ReactNode;
  /** Called when the shopper may be about to open the panel. */
  onIntent: () => void;
  onToggle: () => void;
};

type Props = {
  href: string;
  idPrefix: string;
  /** `unknown`: the slot of a signed-in shopper has not been read yet, and no earlier page has stored it. */
  slot: { kind: 'none' } | { kind: 'unknown' } | { kind: 'error' } | ({ kind: 'booked' } & Booked);
  /** Whether to reserve the width that most answers need (behaviour/header#nothing-moves). */
  sized: boolean;
  details: Details;
  onBook: () => void;
  loading: boolean;
  /** Whether loading has lasted for 300 ms, so that a spinner replaces the icon. */
  spinning: boolean;
};

const glyphs = {
  none: CalendarDays,
  unknown: CalendarDays,
  booked: CalendarCheck,
  error: CalendarX2,
} satisfies Record<string, IconNode>;

export const SlotButtonView = (props: Props) => {
  const { slot, details, loading } = props;
  const ref = useHandoff();
  const shared = { 'aria-busy': loading, className: `${styles.slot} ${styles[slot.kind] ?? ''}`, ref };
  const panelId = `${props.idPrefix}-slot-details`;
  return (
    <div className={`${styles.place} ${props.sized ? styles.sized : ''}`} ref={details.ref}>
      {slot.kind === 'booked' ? (
        <button
          {...shared}
          aria-controls={panelId}
          aria-expanded={details.isOpen}
          onClick={details.onToggle}
          onFocus={details.onIntent}
          onPointerEnter={details.onIntent}
          type="button"
        >
          <SlotIcon {...props} />
          <BookedTimes {...slot} />
        </button>
      ) : (
        <a {...shared} href={props.href} onClick={props.onBook}>
          {/* Each state gets a new element, because an icon that moves would count as a layout shift. */}
          <SlotIcon key={slot.kind} {...props} />
          {slot.kind === 'unknown' ? (
            <>
              <VisuallyHidden>Slot</VisuallyHidden>
              <Placeholder className={styles.unknown} name="Slot" />
            </>
          ) : (
            <span className={styles.label}>{slot.kind === 'none' ? 'Book a slot' : 'Slot'}</span>
          )}
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

const SlotIcon = ({ spinning, slot }: Pick<Props, 'spinning' | 'slot'>) =>
  spinning ? (
    <Spinner className={styles.icon} size="medium" />
  ) : (
    <Icon className={styles.icon} glyph={glyphs[slot.kind]} size={20} />
  );

/** Screen readers get the whole weekday, and "to" in place of the dash. */
const BookedTimes = ({ weekday, date, time }: Booked) => (
  <>
    <VisuallyHidden>{`Slot details: ${weekday} ${date}, ${time.spoken}`}</VisuallyHidden>
    <span aria-hidden className={styles.times}>
      <span className={styles.day}>
        <span>{weekday.slice(0, 3)}</span>
        <span className={styles.restOfWord}>
          {weekday.length + date.length < longDay && weekday.slice(3)}
        </span>
        <span>{` ${date.slice(0, shortLength(date))}`}</span>
        <wbr />
        <span className={date.length > shortDate ? styles.restOfWord : undefined}>
          {date.slice(shortLength(date))}
        </span>
      </span>
      <span className={styles.time}>{time.text}</span>
    </span>
    <Chevron size={16} />
  </>
);

/** Length of "25 Nov" in "25 November". CSS hides the ends of weekday and month where they have no room. */
const shortLength = (date: string) => date.indexOf(' ') + 4;

/** Combined length of weekday and date from which the weekday is cut (behaviour/look#desktop-controls). */
const longDay = 16;

/** Length of "5 March". A longer date is shown as "25 Mar" where its weekday is cut (behaviour/look#desktop-controls). */
const shortDate = 7;
