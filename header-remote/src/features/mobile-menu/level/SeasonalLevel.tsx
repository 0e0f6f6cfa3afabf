import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  loadSeasonalMenuAtom,
  seasonalContentAtom,
  seasonalPanelTitleAtom,
} from '../../../state/menu/loadSeasonalMenu.ts';
import { splitSeasonalContent } from '../../../state/menu/seasonalContent.ts';
import { seasonalMenuAtom } from '../../../state/menu/seasonalMenu.ts';
import { idPrefixAtom } from '../../../state/page/page.ts';
import { contentShopperAtom } from '../../../state/session/customer.ts';
import type { RenderMenuContent } from '../../../ui/menu/MenuShell.tsx';
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
