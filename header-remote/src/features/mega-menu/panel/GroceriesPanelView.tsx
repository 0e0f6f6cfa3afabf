import type { ReactNode } from 'react';
import type { MenuItem, MenuLevel } from '../../../state/menu/menuLevel.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import styles from './GroceriesPanelView.module.css';
import { MenuColumn } from './MenuColumn.tsx';
import { moveInColumns } from './moveInColumns.ts';
import { PanelFrame } from './PanelFrame.tsx';

type Props = {
  /** The levels that are open, the first one first. */
  levels: readonly MenuLevel[];
  /** Ids of the items that opened them, from the first level down. */
  openIds: readonly string[];
  onPress: (item: MenuItem, level: number, index: number) => void;
  /** The categories have been on their way for a while. */
  spinning: boolean;
  /** What stands beside the columns. */
  aside: ReactNode;
};

/**
 * Up to three columns, and what stands beside them:
 *
 *   ┌ level 0 ─────────┬ level 1 ──────────┬ level 2 ────┬─────────────────────┐
 *   │ View all         │ View all          │ View all    │ banner              │
 *   │ Fresh & chilled >│ Fruit            >│ Apples      ├─────────────────────┤
 *   │ Bakery          >│ Vegetables       >│ Bananas     │ specialist shops    │
 *   └──────────────────┴───────────────────┴─────────────┴─────────────────────┘
 */
export const GroceriesPanelView = ({ levels, openIds, onPress, spinning, aside }: Props) => {
  const [first] = levels;
  const rows = Math.max(...levels.map(({ items }) => items.length));
  return (
    <PanelFrame>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are an extra; every row is reached with Tab */}
      <div
        className={styles.levels}
        data-levels={levels.length}
        onKeyDown={moveInColumns}
        ref={(element) => element?.style.setProperty('--rows', String(rows))}
      >
        {first && <MenuColumn level={0} levels={levels} onPress={onPress} openIds={openIds} />}
        {spinning && <Spinner className={styles.spinner} size="standard" />}
        <div className={styles.aside}>{aside}</div>
      </div>
    </PanelFrame>
  );
};
