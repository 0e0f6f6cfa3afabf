import { CornerUpLeft } from 'lucide';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './ReturnToAdminView.module.css';

export type ReturnToAdminPlace = 'topBar' | 'accountMenu' | 'slideOut';

type Props = {
  place: ReturnToAdminPlace;
  /** Another press while it works does nothing. */
  waiting: boolean;
  onPress: () => void;
};

/** The button looks like the links beside it. In the two menus it is the last row. */
export const ReturnToAdminView = ({ place, waiting, onPress }: Props) => {
  const button = (
    <button
      aria-busy={waiting}
      // `disabled` would take the focus away from the pressed button.
      aria-disabled={waiting}
      className={`${styles.button} ${styles[place]}`}
      onClick={waiting ? undefined : onPress}
      type="button"
    >
      <Icon glyph={CornerUpLeft} size={place === 'topBar' ? 15 : 20} />
      <span className={styles.name}>Return to admin</span>
    </button>
  );
  switch (place) {
    case 'topBar':
      return button;
    case 'accountMenu':
      return <li className={styles.lastRow}>{button}</li>;
    case 'slideOut':
      return (
        <ul className={styles.lastGroup}>
          <li>{button}</li>
        </ul>
      );
  }
};
