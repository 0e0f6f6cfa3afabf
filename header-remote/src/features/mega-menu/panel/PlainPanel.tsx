import { PanelFrame } from './PanelFrame.tsx';
import styles from './PlainPanel.module.css';

type Props = { name: string; href: string | null };

/** What a menu shows until its code has come, and where it does not come: a link (clarification 125). */
export const PlainPanel = ({ name, href }: Props) => (
  <PanelFrame>
    {href === null ? (
      <p className={styles.words}>{name}</p>
    ) : (
      <a className={styles.words} href={href}>
        View all {name}
      </a>
    )}
  </PanelFrame>
);
