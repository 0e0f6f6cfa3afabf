import { PanelFrame } from './PanelFrame.tsx';
import styles from './PlainPanel.module.css';

type Props = { menuId: string; name: string; href: string | null };

/** A link in place of a menu whose code is not loaded, or failed to load. */
export const PlainPanel = ({ menuId, name, href }: Props) => (
  <PanelFrame menuId={menuId}>
    {href === null ? (
      <p className={styles.words}>{name}</p>
    ) : (
      <a className={styles.words} href={href}>
        {`View all ${name}`}
      </a>
    )}
  </PanelFrame>
);
