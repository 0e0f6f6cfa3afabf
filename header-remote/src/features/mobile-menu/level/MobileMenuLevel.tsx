import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { shopPathAtom } from '../../../state/menu/menu.ts';
import { stopMenuBannersAtom } from '../../../state/menu/menuContent.ts';
import { seasonalId } from '../../../state/menu/seasonalMenu.ts';
import type { RenderMenuContent } from '../../../ui/menu/MenuShell.tsx';
import { accountItemId } from '../useAccount.ts';
import { AccountLevel } from './AccountLevel.tsx';
import { CategoryLevel } from './CategoryLevel.tsx';
import { SeasonalLevel } from './SeasonalLevel.tsx';

interface Props {
  content: RenderMenuContent;
}

/** The open level of the slide-out, below level 0. */
export function MobileMenuLevel({ content }: Props) {
  const path = useAtomValue(shopPathAtom);
  const stopBanners = useSetAtom(stopMenuBannersAtom);
  // This component is in the page while a level is open, whichever one.
  useEffect(() => stopBanners, [stopBanners]);
  switch (path.at(-1)) {
    case undefined:
      return null;
    case seasonalId:
      return <SeasonalLevel content={content} />;
    case accountItemId:
      return <AccountLevel />;
    default:
      return <CategoryLevel content={content} key={path.join('/')} path={path} />;
  }
}
