import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { loadSeasonalMenuAtom, seasonalContentAtom } from '../../state/menu/seasonal/loadSeasonalMenu.ts';
import { seasonalMenuAtom } from '../../state/menu/seasonal/seasonalMenu.ts';
import { seasonalPanelTitleAtom } from '../../state/menu/seasonal/seasonalPanelTitle.ts';
import { splitSeasonalContent } from '../../state/menu/seasonal/splitSeasonalContent.ts';
import { loadTaxonomyAtom } from '../../state/menu/taxonomy/taxonomy.ts';
import { contentShopperAtom } from '../../state/session/contentShopper.ts';
import { PlainPanel } from '../../ui/menu/PlainPanel.tsx';
import type { RenderMenuContent } from '../../ui/menu/RenderMenuContent.ts';
import { SeasonalPanelView } from './SeasonalPanelView.tsx';

interface Props {
  menuId: string;
  content: RenderMenuContent;
}

/** The seasonal menu's panel, rendered while it is open. Loads its content and its title. */
export function SeasonalPanel({ menuId, content }: Props) {
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
    <SeasonalPanelView
      cells={cells.length > 0 ? content(cells, 'seasonal-menu') : null}
      menuId={menuId}
      links={links.length > 0 ? content(links, 'seasonal-menu') : null}
      title={panelTitle}
    />
  );
}
