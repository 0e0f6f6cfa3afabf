import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { loadSeasonalMenuAtom } from '../../../state/menu/loadSeasonalMenu.ts';
import type { MenuContent } from '../../../state/menu/menuContent.ts';
import { seasonalMenuAtom } from '../../../state/menu/seasonalMenu.ts';
import { seasonalParts } from '../../../state/menu/seasonalParts.ts';
import { PlainPanel } from './PlainPanel.tsx';
import { SeasonalPanelView } from './SeasonalPanelView.tsx';

interface Props {
  content: MenuContent;
}

/** The seasonal menu's panel, while it is open. */
export function SeasonalPanel({ content }: Props) {
  const seasonal = useAtomValue(seasonalMenuAtom);
  const load = useSetAtom(loadSeasonalMenuAtom);
  useEffect(() => void load(), [load]);
  if (!seasonal) return null;

  const { title, href, content: fragment } = seasonal;
  if (!fragment) return <PlainPanel href={href} name={title} />;
  const { links, cells } = seasonalParts(title, fragment);
  return (
    <SeasonalPanelView
      cells={cells.length > 0 ? content(cells, 'seasonal-menu') : null}
      links={links.length > 0 ? content(links, 'seasonal-menu') : null}
      title={title}
    />
  );
}
