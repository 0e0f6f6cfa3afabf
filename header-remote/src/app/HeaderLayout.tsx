import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useCompactBar } from '../features/compact-bar/useCompactBar.ts';
import { Root } from '../ui/root/Root.tsx';
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
  /** Dialogs. They cover the page and take no room in the rows. */
  dialogs?: ReactNode;
  /** Bars at the bottom of the window, outside the header's `Root`. */
  bottomBar?: ReactNode;
  /** Event handlers whose code loads on the first pointer, focus or touch event. */
  intents?: ReactNode;
  onClick?: (event: MouseEvent) => void;
};

/**
 * The frame of the header. The DOM is the same, in this order, at every width; CSS shows and hides its parts.
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
 *  below 992 px                                             768 to 991 px: the search opener looks like a field
 *  ┌──────────────────────────────────────────────┐
 *  │ mobileMenu  logo        search │ slot │ trolley│ 50
 *  └──────────────────────────────────────────────┘
 *
 *  the compact bar (behaviour/header#compact-bar): fixed, in the same DOM; below 992 px it looks like the row above
 *  ┌──────────────────────────────────────────────────────────────────────────────────────────────────────┐
 *  │ mark  Groceries   ┌ search ───────────────────────────┐  accountLinks   ┌ slot ─────────┐ ┌ trolley ─┐ │ 51
 *  └──────────────────────────────────────────────────────────────────────────────────────────────────────┘
 *
 * The heights are minimum heights: the header grows with its text, and slots that do not fit wrap to the next
 * row (behaviour/header#minimum-heights). Breakpoints are in em: at twice the text size the layout is that of
 * half the width.
 */
export const HeaderLayout = (slots: Props) => {
  const headerRef = useRef<HTMLElement>(null);
  useCompactBar(headerRef);
  return (
    <>
      <Root as="header" className={styles.header} onClick={slots.onClick} ref={headerRef}>
        <div className={styles.bar}>
          {slots.skipLink}
          <div className={styles.rows}>
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
        </div>
        {slots.dialogs}
        {slots.intents}
      </Root>
      {slots.bottomBar}
    </>
  );
};
