import type { MenuLevel } from '../../state/menu/menuLevel.ts';
import styles from '../../ui/menu/MenuShell.module.css';
import { GroceriesPanelView } from './GroceriesPanelView.tsx';

type Props = { menuId: string; name: string; href: string | null; level: MenuLevel };

/**
 * The panel of a menu in the server's HTML: one level, where each row is a link (behaviour/menus#server-groceries). A
 * browser without popovers shows one link in its place.
 */
export const ServerPanel = ({ menuId, name, href, level }: Props) => (
  <>
    <a className={styles.plain} href={href ?? undefined}>
      {name}
    </a>
    <GroceriesPanelView aside={null} levels={[level]} menuId={menuId} openIds={[]} />
  </>
);
