import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyModule } from '../../platform/useLazyModule.ts';
import { onResizeEnd } from './onResizeEnd.ts';
import styles from './PrimaryLinksView.module.css';

export type PrimaryLink = {
  name: string;
  href: string;
  current: boolean;
  /** `offers` is red, because red means offer (behaviour/look#2). */
  look: 'offers' | 'plain';
};

type Props = {
  /** List items: Groceries, and the seasonal menu if there is one. */
  menus: ReactNode;
  links: readonly PrimaryLink[];
};

/** The navigation row from 992 px: the menus, and the links, which scroll sideways if they do not fit. */
export const PrimaryLinksView = ({ menus, links }: Props) => {
  const stripRef = useRef<HTMLUListElement>(null);
  const Arrows = useLazyModule(scrollArrows, useOverflow(stripRef));
  return (
    <nav aria-label="Primary" className={styles.primary}>
      <ul className={styles.menus}>{menus}</ul>
      <div className={styles.strip}>
        <ul className={styles.links} ref={stripRef}>
          {links.map((link) => (
            <li key={link.name}>
              <NavLink {...link} />
            </li>
          ))}
        </ul>
        {Arrows && <Arrows stripRef={stripRef} />}
      </div>
    </nav>
  );
};

const scrollArrows = createLazyModule('the scroll arrows', async () => {
  const { ScrollArrows } = await import(/* webpackChunkName: "scroll-arrows" */ './ScrollArrows.tsx');
  return ScrollArrows;
});

/** True if the links do not fit. They fit most windows, so the code of the arrows is loaded on demand. */
function useOverflow(stripRef: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const measure = () => {
      const strip = stripRef.current;
      setOverflows(strip !== null && strip.scrollWidth > strip.clientWidth + 1);
    };
    measure();
    return onResizeEnd(measure);
  }, [stripRef]);
  return overflows;
}

const NavLink = ({ name, href, current, look }: PrimaryLink) => (
  <a aria-current={current ? 'page' : undefined} className={`${styles.link} ${styles[look]}`} href={href}>
    <span className={styles.name}>{name}</span>
  </a>
);
