import { useAtomValue } from 'jotai';
import { shopPathAtom } from '../../../state/menu/menu.ts';
import { seasonalId } from '../../../state/menu/seasonal/seasonalMenu.ts';
import type { RenderMenuContent } from '../../../ui/menu/RenderMenuContent.ts';
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
