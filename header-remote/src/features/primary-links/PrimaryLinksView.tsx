import { Chevron } from '../../ui/icon/Chevron.tsx';
import styles from './PrimaryLinksView.module.css';

export type PrimaryLink = { name: string; href: string; current: boolean };

type Props = {
  groceries: PrimaryLink;
  /** Offers first: the one link in red, because red means offer. */
  offers: PrimaryLink;
  links: readonly PrimaryLink[];
};

/** The navigation row, from 992 px. What does not fit scrolls sideways. */
export const PrimaryLinksView = ({ groceries, offers, links }: Props) => (
  <nav aria-label="Primary" className={styles.primary}>
    <ul className={styles.links}>
      <li>
        <NavLink {...groceries} look="groceries" />
      </li>
      <li className={styles.separated}>
        <NavLink {...offers} look="offers" />
      </li>
      {links.map((link) => (
        <li key={link.name}>
          <NavLink {...link} look="plain" />
        </li>
      ))}
    </ul>
  </nav>
);

const NavLink = ({ name, href, current, look }: PrimaryLink & { look: 'groceries' | 'offers' | 'plain' }) => (
  <a aria-current={current ? 'page' : undefined} className={`${styles.link} ${styles[look]}`} href={href}>
    <span className={styles.name}>{name}</span>
    {look === 'groceries' && <Chevron size={16} />}
  </a>
);
