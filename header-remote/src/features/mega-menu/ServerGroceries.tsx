import type { MenuLevel } from '../../state/menu/menuLevel.ts';
import styles from '../../ui/menu/MenuShell.module.css';
import { GroceriesPanelView } from './GroceriesPanelView.tsx';

type Props = { menuId: string; href: string; level: MenuLevel };

/**
 * The first level of Groceries in the server's HTML, where each row is a link (behaviour/menus#52). A browser without
 * popovers shows one link in its place.
 */
export const ServerGroceries = ({ menuId, href, level }: Props) => (
  <>
    <a className={styles.plain} href={href}>
      Groceries
    </a>
    <GroceriesPanelView aside={null} levels={[level]} menuId={menuId} openIds={[]} />
  </>
);
