import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { parseInstant } from '../../platform/dates/slotTimes.ts';
import { openDialogAtom } from '../../state/page/dialog.ts';
import { slotAtom } from '../../state/slot/slot.ts';
import { trolleyAtom } from '../../state/trolley/trolley.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useBottomInset } from '../../ui/page/useBottomInset.ts';
import { Root } from '../../ui/root/Root.tsx';
import styles from './AmendBar.module.css';
import { amendMessage } from './amendMessage.ts';

/**
 * Says that a placed order is open for changes and until when, and offers to discard them
 * (behaviour/amending#contents).
 */
export function AmendBar() {
  const slot = useAtomValue(slotAtom);
  const trolley = useAtomValue(trolleyAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const now = useCurrentMinute();
  if (slot.kind !== 'booked' || trolley.kind !== 'ready') return null;

  const { slotType, startDateTime, amendOrderCutoffDateTime } = slot.reservation;
  const order = {
    slotType,
    start: parseInstant(startDateTime),
    cutoff: parseInstant(amendOrderCutoffDateTime),
    containsEntertaining: trolley.answer.order?.containsEntertainingLines ?? false,
  };
  return (
    <AmendBarView
      message={amendMessage(order, now)}
      onDiscard={() => openDialog({ kind: 'cancel-changes' })}
    />
  );
}

const minuteMs = 60_000;

/**
 * The current time, updated each minute and when the tab becomes visible: timers do not run in a suspended tab.
 */
function useCurrentMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      setNow(new Date());
      timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}

type Props = {
  /** Says until when the order can be amended. Null when it cannot be amended any more, or that is not known. */
  message: string | null;
  onDiscard: () => void;
};

/** Renders its own `Root` beside the header, so that no style of the header can hide it. */
export const AmendBarView = ({ message, onDiscard }: Props) => {
  const barRef = useRef<HTMLElement>(null);
  useBottomInset(barRef);
  return (
    <Root as="div" className={styles.place}>
      <section aria-label="Amending order" className={styles.bar} ref={barRef}>
        <div className={styles.row}>
          <div className={styles.words}>
            <span className={styles.tag}>AMENDING</span>
            {message && <p className={styles.message}>{message}</p>}
          </div>
          <Button className={styles.discard} onClick={onDiscard} size={36} theme="secondaryWhite">
            Discard changes
          </Button>
        </div>
      </section>
    </Root>
  );
};
