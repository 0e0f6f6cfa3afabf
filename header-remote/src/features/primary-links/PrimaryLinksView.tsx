import type { ReactNode } from 'react';
import styles from './PrimaryLinksView.module.css';

export type PrimaryLink = { name: string; href: string; current: boolean };

type Props = {
  /** Items of a list: Groceries, and the seasonal menu if there is one. */
  menus: ReactNode;
  /** Offers first: the one link in red, because red means offer. */
  offers: PrimaryLink;
  links: readonly PrimaryLink[];
};

/** The navigation row, from 992 px: the menus, which stay where they are, and links, which scroll sideways where they do not fit. */
export const PrimaryLinksView = ({ menus, offers, links }: Props) => (
  <nav aria-label="Primary" className={styles.primary}>
    <ul className={styles.menus}>{menus}</ul>
    <ul className={styles.links}>
      <li>
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

const NavLink = ({ name, href, current, look }: PrimaryLink & { look: 'offers' | 'plain' }) => (
  <a aria-current={current ? 'page' : undefined} className={`${styles.link} ${styles[look]}`} href={href}>
    <span className={styles.name}>{name}</span>
  </a>
);
