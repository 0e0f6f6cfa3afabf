import { X } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './PanelFrame.module.css';

type Props = {
  menuId: string;
  children: ReactNode;
  /** Called before "Close menu" closes the menu. To close it differently, prevent the event's default. */
  onClose?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

/** The white background of a menu's panel, and its close button at the end of the navigation row. */
export const PanelFrame = ({ menuId, children, onClose }: Props) => (
  <div className={styles.ground}>
    <div className={styles.container}>
      {children}
      <button
        className={styles.close}
        onClick={onClose}
        popoverTarget={menuId}
        popoverTargetAction="hide"
        type="button"
      >
        Close menu
        <Icon glyph={X} size={20} />
      </button>
    </div>
  </div>
);
