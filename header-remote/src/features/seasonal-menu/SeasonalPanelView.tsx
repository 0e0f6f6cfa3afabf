import type { ReactNode } from 'react';
import { PanelFrame } from '../../ui/menu/PanelFrame.tsx';
import styles from './SeasonalPanelView.module.css';

type Props = {
  menuId: string;
  title: string;
  /** Text links. */
  links: ReactNode;
  /** Pictures and cells beside the links. */
  cells: ReactNode;
};

export const SeasonalPanelView = ({ menuId, title, links, cells }: Props) => (
  <PanelFrame menuId={menuId}>
    <div className={styles.seasonal} data-scrolls="">
      <div className={styles.columns}>
        <div className={styles.links}>
          <h2 className={styles.title}>{title}</h2>
          {links}
        </div>
        {cells && <div className={styles.cells}>{cells}</div>}
      </div>
    </div>
  </PanelFrame>
);
