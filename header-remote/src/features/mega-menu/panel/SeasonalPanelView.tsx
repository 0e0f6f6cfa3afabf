import type { ReactNode } from 'react';
import { PanelFrame } from './PanelFrame.tsx';
import styles from './SeasonalPanelView.module.css';

type Props = {
  title: string;
  /** Links in words. */
  links: ReactNode;
  /** What editors put beside them. */
  cells: ReactNode;
};

export const SeasonalPanelView = ({ title, links, cells }: Props) => (
  <PanelFrame>
    <div className={styles.seasonal}>
      <div className={styles.links}>
        <h2 className={styles.title}>{title}</h2>
        {links}
      </div>
      {cells && <div className={styles.cells}>{cells}</div>}
    </div>
  </PanelFrame>
);
