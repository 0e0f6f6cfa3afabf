import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { MenuItem, MenuLevel } from '../../state/menu/menuLevel.ts';
import type { IconCatalogue } from '../../ui/icon/catalogue/iconCatalogue.tsx';
import { PanelFrame } from '../../ui/menu/PanelFrame.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import styles from './GroceriesPanelView.module.css';
import { handleColumnKeys } from './handleColumnKeys.ts';
import { MenuColumn } from './MenuColumn.tsx';

type Props = {
  menuId: string;
  /** The open levels, from the first one on. */
  levels: readonly MenuLevel[];
  levelsRef?: RefObject<HTMLDivElement | null>;
  /** Ids of the items that opened them, from the first level down. */
  openIds: readonly string[];
  /** Without it rows that open a level are links. */
  onPress?: (item: MenuItem, level: number, index: number) => void;
  onClose?: NonNullable<ComponentProps<typeof PanelFrame>['onClose']>;
  /** The categories have been loading for a while. */
  spinning?: boolean;
  icons?: IconCatalogue | undefined;
  /** In place of the categories, if they failed to load. */
  failure?: ReactNode;
  /** Content beside the columns. */
  aside: ReactNode;
};

/** How many rows the first level usually has. */
const usualRows = 12;

/**
 * Up to three columns, with banners and specialist shops beside them (behaviour/menus#mega-menu):
 *
 *   ┌ level 0 ─────────┬ level 1 ──────────┬ level 2 ────┬─────────────────────┐
 *   │ View all         │ View all          │ View all    │ banner              │
 *   │ Fresh & chilled >│ Fruit            >│ Apples      ├─────────────────────┤
 *   │ Bakery          >│ Vegetables       >│ Bananas     │ specialist shops    │
 *   └──────────────────┴───────────────────┴─────────────┴─────────────────────┘
 */
export const GroceriesPanelView = ({
  menuId,
  spinning,
  failure,
  aside,
  levelsRef,
  onClose,
  ...menu
}: Props) => {
  const { levels } = menu;
  const longest = Math.max(...levels.map(({ items }) => items.length));
  // Only "View all": the categories are loading, and the panel keeps about the height that it will have.
  const rows = longest === 1 ? usualRows : longest;
  return (
    <PanelFrame menuId={menuId} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are an extra; every row is reached with Tab */}
      <div
        className={styles.levels}
        data-levels={levels.length}
        onKeyDown={handleColumnKeys}
        ref={(element) => {
          if (levelsRef) levelsRef.current = element;
          element?.style.setProperty('--rows', String(rows));
        }}
      >
        {levels.length > 0 && <MenuColumn {...menu} level={0} />}
        {failure && <div className={styles.failure}>{failure}</div>}
        {spinning && <Spinner className={styles.spinner} size="standard" />}
        <div className={styles.aside} data-scrolls="">
          {aside}
        </div>
      </div>
    </PanelFrame>
  );
};
