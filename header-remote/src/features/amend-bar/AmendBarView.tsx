import { useRef } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { useBottomInset } from '../../ui/page/useBottomInset.ts';
import { Root } from '../../ui/root/Root.tsx';
import styles from './AmendBarView.module.css';

type Props = {
  /** Says until when the order can be amended; null when there is no such sentence. */
  message: string | null;
  onDiscard: () => void;
};

/** Has a separate root beside the header, so that no style of the header can hide it. */
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
