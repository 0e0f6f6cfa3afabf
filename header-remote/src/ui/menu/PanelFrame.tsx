import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './PanelFrame.module.css';

type Props = { children: ReactNode };

/** The white background of a menu's panel, and its close button at the end of the navigation row. */
export const PanelFrame = ({ children }: Props) => (
  <div className={styles.ground}>
    <div className={styles.container}>
      {children}
      <button className={styles.close} data-close-menu="" type="button">
        Close menu
        <Icon glyph={X} size={20} />
      </button>
    </div>
  </div>
);
