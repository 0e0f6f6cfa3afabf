import { Chevron } from '../../ui/icon/Chevron.tsx';
import styles from './MenuButtonView.module.css';

type Props = {
  name: string;
  /** Where it leads without a script; `null` where it leads nowhere by itself. */
  href: string | null;
  current: boolean;
  look: 'groceries' | 'seasonal';
};

/** Opens a menu of the navigation row; without a script it is a link. */
export const MenuButtonView = ({ name, href, current, look }: Props) => (
  <li>
    <a
      aria-current={current ? 'page' : undefined}
      className={`${styles.button} ${styles[look]}`}
      href={href ?? undefined}
    >
      <span className={styles.name}>{name}</span>
      <Chevron size={16} />
    </a>
  </li>
);
