import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { onDemand } from '../../platform/onDemand.ts';
import { useOnDemand } from '../../platform/useOnDemand.ts';
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
export const PrimaryLinksView = ({ menus, offers, links }: Props) => {
  const stripRef = useRef<HTMLUListElement>(null);
  const Arrows = useOnDemand(scrollArrows, useOverflow(stripRef));
  return (
    <nav aria-label="Primary" className={styles.primary}>
      <ul className={styles.menus}>{menus}</ul>
      <div className={styles.strip}>
        <ul className={styles.links} ref={stripRef}>
          <li>
            <NavLink {...offers} look="offers" />
          </li>
          {links.map((link) => (
            <li key={link.name}>
              <NavLink {...link} look="plain" />
            </li>
          ))}
        </ul>
        {Arrows && <Arrows stripRef={stripRef} />}
      </div>
    </nav>
  );
};

const scrollArrows = onDemand('the scroll arrows', async () => {
  const { ScrollArrows } = await import(/* webpackChunkName: "scroll-arrows" */ './ScrollArrows.tsx');
  return ScrollArrows;
});

/** Milliseconds of quiet after which a resize counts (specification §9). */
const quietMs = 200;

/** Whether there is anything to scroll to: the links fit most windows. */
function useOverflow(stripRef: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const strip = stripRef.current;
      setOverflows(strip !== null && strip.scrollWidth > strip.clientWidth + 1);
    };
    const measureLater = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, quietMs);
    };
    measure();
    window.addEventListener('resize', measureLater);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', measureLater);
    };
  }, [stripRef]);
  return overflows;
}

const NavLink = ({ name, href, current, look }: PrimaryLink & { look: 'offers' | 'plain' }) => (
  <a aria-current={current ? 'page' : undefined} className={`${styles.link} ${styles[look]}`} href={href}>
    <span className={styles.name}>{name}</span>
  </a>
);
