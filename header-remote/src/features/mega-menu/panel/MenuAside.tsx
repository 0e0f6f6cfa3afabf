import type { ContentComponent } from '@grocer/shared-contracts';
import { useAtomValue, useSetAtom } from 'jotai';
import type { MenuContent } from '../../../state/menu/menuContent.ts';
import { middleMenuAtom } from '../../../state/menu/menuFragments.ts';
import { pressItemAtom } from '../../../state/menu/pressItem.ts';
import { useMenuComponents } from '../../../state/menu/useMenuComponents.ts';
import { optionsAtom, routesAtom } from '../../../state/page.ts';
import { MenuAsideView } from './MenuAsideView.tsx';

interface Props {
  content: MenuContent;
  /** Key of the deepest open category's banner. */
  banner: string | null;
  /** How many levels are open. */
  depth: number;
}

/** Beside the columns: what editors chose for the open category, adverts, and the specialist shops. */
export function MenuAside({ content, banner, depth }: Props) {
  const { links } = useAtomValue(optionsAtom).config;
  const { referral } = useAtomValue(routesAtom);
  const press = useSetAtom(pressItemAtom);
  const middle = useMiddleComponents();
  const own = useMenuComponents(banner);
  const components = depth === 1 ? middle : own;
  const shops = links.specialistShops.map((shop) => ({ ...shop, href: referral(shop.url, 'mega-menu') }));
  return (
    <MenuAsideView
      banner={components && components.length > 0 ? content(components, 'mega-menu') : null}
      isWide={depth === 1}
      onPress={({ picture, title, href }, index) =>
        press(
          { id: `specialist-${picture}`, name: title, href, opensLevel: false },
          { level: depth - 1, position: index + 1 },
        )
      }
      shops={shops}
      waiting={components === undefined}
    />
  );
}

/** Beside the first level stands what editors chose for the menu itself (clarification 146). */
function useMiddleComponents(): readonly ContentComponent[] | undefined {
  const middle = useAtomValue(middleMenuAtom);
  if (middle.kind === 'ready') return Object.values(middle.value.locations).flat();
  return middle.kind === 'pending' ? undefined : [];
}
