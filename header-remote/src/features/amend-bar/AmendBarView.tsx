import { useRef } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { useRoomAtEnd } from '../../ui/page/useRoomAtEnd.ts';
import { Root } from '../../ui/root/Root.tsx';
import styles from './AmendBarView.module.css';

type Props = {
  /** Until when the order can be amended; null where nothing can be said of it. */
  message: string | null;
  onDiscard: () => void;
};

/** A root of its own: it stands beside the header, so that nothing of the header's hides it. */
export const AmendBarView = ({ message, onDiscard }: Props) => {
  const bar = useRef<HTMLElement>(null);
  useRoomAtEnd(bar);
  return (
    <Root as="div" className={styles.place}>
      <section aria-label="Amending order" className={styles.bar} ref={bar}>
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
