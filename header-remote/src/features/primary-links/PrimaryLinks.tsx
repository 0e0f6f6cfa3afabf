import { useAtomValue } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { currentHrefAtom, primaryLinksAtom } from '../../state/page/links.ts';
import { routesAtom } from '../../state/page/page.ts';
import styles from './PrimaryLinks.module.css';
import { ScrollArrows } from './ScrollArrows.tsx';

interface Props {
  /** The buttons that open the menus; Groceries first. */
  menus: ReactNode;
}

export function PrimaryLinks({ menus }: Props) {
  const current = useAtomValue(currentHrefAtom);
  const offers = useAtomValue(routesAtom).offers();
  return (
    <PrimaryLinksView
      links={useAtomValue(primaryLinksAtom).map(({ name, href }) => ({
        name,
        href,
        current: href === current,
        look: href === offers ? 'offers' : 'plain',
      }))}
      menus={menus}
    />
  );
}

type PrimaryLink = {
  name: string;
  href: string;
  current: boolean;
  /** `offers` is red, the colour of offers in the shop. */
  look: 'offers' | 'plain';
};

type ViewProps = {
  /** Groceries, and the seasonal menu if there is one. Not a list: it would usually have one item. */
  menus: ReactNode;
  links: readonly PrimaryLink[];
};

/** The navigation row from 992 px: the menus, and the links, which scroll sideways if they do not fit. */
export const PrimaryLinksView = ({ menus, links }: ViewProps) => {
  const stripRef = useRef<HTMLUListElement>(null);
  return (
    <nav aria-label="Primary" className={styles.primary}>
      <div className={styles.menus}>{menus}</div>
      <div className={styles.strip}>
        <ul className={styles.links} ref={stripRef}>
          {links.map((link) => (
            <li key={link.name}>
              <NavLink {...link} />
            </li>
          ))}
        </ul>
        <ScrollArrows stripRef={stripRef} />
      </div>
    </nav>
  );
};

const NavLink = ({ name, href, current, look }: PrimaryLink) => (
  <a aria-current={current ? 'page' : undefined} className={`${styles.link} ${styles[look]}`} href={href}>
    <span className={styles.name}>{name}</span>
  </a>
);
