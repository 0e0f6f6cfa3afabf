import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Root } from '../ui/root/Root.tsx';
import { useCompactBar } from './compact-bar/useCompactBar.ts';
import styles from './HeaderLayout.module.css';

type Props = {
  skipLink: ReactNode;
  topBar: ReactNode;
  mobileMenu: ReactNode;
  logo: ReactNode;
  search: ReactNode;
  accountLinks: ReactNode;
  slot: ReactNode;
  trolley: ReactNode;
  primaryLinks: ReactNode;
  /** Stands over the page; nothing in the header's rows. */
  dialogs?: ReactNode;
  /** Stands beside the header, with a root of its own. */
  bottomBar?: ReactNode;
  /** What waits for a pointer or the keyboard to come near. */
  intents?: ReactNode;
  onClick?: (event: MouseEvent) => void;
};

/**
 * The frame of the header: one DOM, in this order, at every width; CSS decides what is seen.
 *
 *  from 992 px                                                                             36 + 72 + 51 = 159
 *  ┌──────────────────────────────────────────────────────────────────────────────────────────────────────┐
 *  │ topBar    More from  Wine & spirits  Garden  Meal delivery           Find a store  Customer service  │ 36
 *  ├──────────────────────────────────────────────────────────────────────────────────────────────────────┤
 *  │ logo   ┌ search ──────────────────────────┐   accountLinks   ┌ slot ───────────┐ ┌ trolley ────────┐ │ 72
 *  │        └──────────────────────────────────┘                  └─────────────────┘ └─────────────────┘ │
 *  ├──────────────────────────────────────────────────────────────────────────────────────────────────────┤
 *  │ primaryLinks   Groceries  |  Offers  Entertaining  New  Recipes  Inspiration                         │ 51
 *  └──────────────────────────────────────────────────────────────────────────────────────────────────────┘
 *
 *  below 992 px                                             768 to 991 px: the opener looks like a field
 *  ┌──────────────────────────────────────────────┐
 *  │ mobileMenu  logo        search │ slot │ trolley│ 50
 *  └──────────────────────────────────────────────┘
 *
 *  from 992 px, the page scrolled: the compact bar, fixed, in the same DOM; below 992 px the bar stays as it is
 *  ┌──────────────────────────────────────────────────────────────────────────────────────────────────────┐
 *  │ mark  Groceries   ┌ search ───────────────────────────┐  accountLinks   ┌ slot ─────────┐ ┌ trolley ─┐ │ 51
 *  └──────────────────────────────────────────────────────────────────────────────────────────────────────┘
 *
 * The heights are the least: the header grows with its text (clarification 35), and what finds no room in a row goes
 * on to the next. Breakpoints are in em, so a reader's doubled text gets the layout of half the width.
 */
export const HeaderLayout = (slots: Props) => {
  const headerRef = useRef<HTMLElement>(null);
  useCompactBar(headerRef);
  return (
    <>
      <Root as="header" className={styles.header} onClick={slots.onClick} ref={headerRef}>
        <div className={styles.bar}>
          {slots.skipLink}
          <div className={styles.topRow}>
            <div className={styles.container}>{slots.topBar}</div>
          </div>
          <div className={`${styles.container} ${styles.mainRow}`}>
            {slots.mobileMenu}
            <div className={styles.logo}>{slots.logo}</div>
            <div className={styles.search}>{slots.search}</div>
            <div className={styles.accountLinks}>{slots.accountLinks}</div>
            <div className={styles.slot}>{slots.slot}</div>
            <div className={styles.trolley}>{slots.trolley}</div>
          </div>
          <div className={`${styles.container} ${styles.navRow}`}>{slots.primaryLinks}</div>
        </div>
        {slots.dialogs}
        {slots.intents}
      </Root>
      {slots.bottomBar}
    </>
  );
};
