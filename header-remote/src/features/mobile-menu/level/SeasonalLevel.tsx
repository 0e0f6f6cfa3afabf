import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { loadSeasonalMenuAtom } from '../../../state/menu/loadSeasonalMenu.ts';
import type { MenuContent } from '../../../state/menu/menuContent.ts';
import { seasonalMenuAtom } from '../../../state/menu/seasonalMenu.ts';
import { seasonalParts } from '../../../state/menu/seasonalParts.ts';
import { idPrefixAtom } from '../../../state/page.ts';
import { LevelView } from './LevelView.tsx';

interface Props {
  content: MenuContent;
}

/** The seasonal menu as a level of the slide-out. */
export function SeasonalLevel({ content }: Props) {
  const seasonal = useAtomValue(seasonalMenuAtom);
  const load = useSetAtom(loadSeasonalMenuAtom);
  const idPrefix = useAtomValue(idPrefixAtom);
  useEffect(() => void load(), [load]);
  if (!seasonal) return null;

  const parts = seasonal.content && seasonalParts(seasonal.title, seasonal.content);
  const components = parts ? [...parts.links, ...parts.cells] : [];
  return (
    <LevelView
      content={components.length > 0 && content(components, 'seasonal-menu')}
      idPrefix={idPrefix}
      items={[]}
      name={seasonal.title}
      waiting={!parts}
    />
  );
}
