import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { loadSeasonalMenuAtom, seasonalContentAtom } from '../../../state/menu/seasonal/loadSeasonalMenu.ts';
import { seasonalMenuAtom } from '../../../state/menu/seasonal/seasonalMenu.ts';
import { seasonalPanelTitleAtom } from '../../../state/menu/seasonal/seasonalPanelTitle.ts';
import { splitSeasonalContent } from '../../../state/menu/seasonal/splitSeasonalContent.ts';
import { idPrefixAtom } from '../../../state/page/page.ts';
import { contentShopperAtom } from '../../../state/session/contentShopper.ts';
import type { RenderMenuContent } from '../../../ui/menu/RenderMenuContent.ts';
import { LevelView } from './LevelView.tsx';

interface Props {
  content: RenderMenuContent;
}

/** The seasonal menu as a level of the slide-out. */
export function SeasonalLevel({ content }: Props) {
  const seasonal = useAtomValue(seasonalMenuAtom);
  const load = useSetAtom(loadSeasonalMenuAtom);
  const idPrefix = useAtomValue(idPrefixAtom);
  const fragment = useAtomValue(seasonalContentAtom);
  const shopper = useAtomValue(contentShopperAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each shopper has a menu of their own
  useEffect(() => void load(), [load, shopper]);
  const title = useAtomValue(seasonalPanelTitleAtom);
  if (!seasonal) return null;

  const split = fragment && splitSeasonalContent([seasonal.title, title], fragment);
  const components = split ? [...split.links, ...split.cells] : [];
  return (
    <LevelView
      content={components.length > 0 && content(components, 'seasonal-menu')}
      idPrefix={idPrefix}
      items={[]}
      name={title}
      waiting={!split}
    />
  );
}
