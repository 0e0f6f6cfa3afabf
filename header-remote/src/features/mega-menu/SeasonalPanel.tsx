import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  loadSeasonalMenuAtom,
  seasonalContentAtom,
  seasonalPanelTitleAtom,
} from '../../state/menu/loadSeasonalMenu.ts';
import { splitSeasonalContent } from '../../state/menu/seasonalContent.ts';
import { seasonalMenuAtom } from '../../state/menu/seasonalMenu.ts';
import { loadTaxonomyAtom } from '../../state/menu/taxonomy.ts';
import { contentShopperAtom } from '../../state/session/customer.ts';
import type { RenderMenuContent } from '../../ui/menu/MenuShell.tsx';
import { PanelFrame } from '../../ui/menu/PanelFrame.tsx';
import { MenuPanel, type PanelProps } from './MenuPanel.tsx';
import styles from './SeasonalPanel.module.css';

interface Props {
  content: RenderMenuContent;
  panel: PanelProps;
}

/** The content of the seasonal menu's popover: its panel, while the menu is open. */
export const SeasonalMenuContent = ({ content, panel }: Props) => (
  <MenuPanel {...panel}>{panel.isOpen && <SeasonalPanel content={content} menuId={panel.id} />}</MenuPanel>
);

/** Loads and shows the content and the title of the panel. */
function SeasonalPanel({ menuId, content }: { menuId: string; content: RenderMenuContent }) {
  const seasonal = useAtomValue(seasonalMenuAtom);
  const load = useSetAtom(loadSeasonalMenuAtom);
  const fragment = useAtomValue(seasonalContentAtom);
  const shopper = useAtomValue(contentShopperAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each shopper has a menu of their own
  useEffect(() => void load(), [load, shopper]);
  const loadTaxonomy = useSetAtom(loadTaxonomyAtom);
  useEffect(() => void loadTaxonomy(), [loadTaxonomy]);
  const panelTitle = useAtomValue(seasonalPanelTitleAtom);
  if (!seasonal) return null;

  const { title, href } = seasonal;
  if (!fragment) return <PlainPanel href={href} menuId={menuId} name={panelTitle} />;
  const { links, cells } = splitSeasonalContent([title, panelTitle], fragment);
  return (
    <PanelFrame menuId={menuId}>
      <div className={styles.seasonal} data-scrolls="">
        <div className={styles.columns}>
          <div className={styles.links}>
            <h2 className={styles.title}>{panelTitle}</h2>
            {links.length > 0 && content(links, 'seasonal-menu')}
          </div>
          {cells.length > 0 && <div className={styles.cells}>{content(cells, 'seasonal-menu')}</div>}
        </div>
      </div>
    </PanelFrame>
  );
}

/** Shows a link, or the name of a menu without a page, while the content is loading and if it fails to load. */
const PlainPanel = ({ menuId, name, href }: { menuId: string; name: string; href: string | null }) => (
  <PanelFrame menuId={menuId}>
    {href === null ? (
      <p className={styles.plain}>{name}</p>
    ) : (
      <a className={styles.plain} href={href}>
        {`View all ${name}`}
      </a>
    )}
  </PanelFrame>
);
