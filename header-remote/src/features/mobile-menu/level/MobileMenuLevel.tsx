import { useAtomValue } from 'jotai';
import { shopPathAtom } from '../../../state/menu/menu.ts';
import type { MenuContent } from '../../../state/menu/menuContent.ts';
import { seasonalId } from '../../../state/menu/seasonalMenu.ts';
import { accountId } from '../accountId.ts';
import { AccountLevel } from './AccountLevel.tsx';
import { CategoryLevel } from './CategoryLevel.tsx';
import { SeasonalLevel } from './SeasonalLevel.tsx';

interface Props {
  content: MenuContent;
}

/** The level of the slide-out that is open, below level 0. */
export function MobileMenuLevel({ content }: Props) {
  const path = useAtomValue(shopPathAtom);
  switch (path.at(-1)) {
    case undefined:
      return null;
    case seasonalId:
      return <SeasonalLevel content={content} />;
    case accountId:
      return <AccountLevel />;
    default:
      return <CategoryLevel content={content} key={path.join('/')} path={path} />;
  }
}
