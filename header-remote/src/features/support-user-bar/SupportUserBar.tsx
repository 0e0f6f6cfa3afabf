import { useAtomValue, useSetAtom } from 'jotai';
import { CornerUpLeft } from 'lucide';
import { isReturningAtom } from '../../state/session/customer.ts';
import { returnToAdminAtom } from '../../state/session/returnToAdmin.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import bar from '../../ui/link/BarLink.module.css';
import styles from './SupportUserBar.module.css';

/** The button that ends a support user's session as a customer. A press makes it busy in all places. */
export function SupportUserBar({ place }: { place: Place }) {
  const returnToAdmin = useSetAtom(returnToAdminAtom);
  return (
    <SupportUserBarView
      onPress={() => void returnToAdmin()}
      place={place}
      waiting={useAtomValue(isReturningAtom)}
    />
  );
}

type Place = 'topBar' | 'accountMenu' | 'mobileMenu';

type ViewProps = {
  place: Place;
  /** Whether the session is being ended. Another press then does nothing. */
  waiting: boolean;
  onPress: () => void;
};

/** The button looks like the links beside it. In the two menus it is the last row. */
export const SupportUserBarView = ({ place, waiting, onPress }: ViewProps) => {
  const isInBar = place === 'topBar';
  const button = (
    <button
      aria-busy={waiting}
      // `disabled` would take the focus away from the pressed button.
      aria-disabled={waiting}
      className={`${styles.button} ${styles[place]} ${isInBar ? bar.link : ''}`}
      onClick={waiting ? undefined : onPress}
      type="button"
    >
      <Icon glyph={CornerUpLeft} size={isInBar ? 15 : 20} />
      <span className={isInBar ? bar.name : styles.name}>Return to admin</span>
    </button>
  );
  switch (place) {
    case 'topBar':
      return button;
    case 'accountMenu':
      return <li className={styles.lastRow}>{button}</li>;
    case 'mobileMenu':
      return (
        <ul className={styles.lastGroup}>
          <li>{button}</li>
        </ul>
      );
  }
};
