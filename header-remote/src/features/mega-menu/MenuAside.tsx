import type { ContentComponent } from '@grocer/shared-contracts';
import { useAtomValue, useSetAtom } from 'jotai';
import { menuComponentsAtom } from '../../state/menu/banners/menuComponents.ts';
import { middleMenuAtom } from '../../state/menu/banners/menuFragments.ts';
import { pressItemAtom } from '../../state/menu/pressItem.ts';
import { optionsAtom, routesAtom } from '../../state/page/page.ts';
import type { RenderMenuContent } from '../../ui/menu/RenderMenuContent.ts';
import { MenuAsideView } from './MenuAsideView.tsx';

interface Props {
  content: RenderMenuContent;
  /** Key of the deepest open category's banner. */
  banner: string | null;
  /** How many levels are open. */
  depth: number;
}

/** Beside the columns: content of the open category, adverts and specialist shops (behaviour/menus#26 to #30). */
export function MenuAside({ content, banner, depth }: Props) {
  const { links } = useAtomValue(optionsAtom).config;
  const { referral } = useAtomValue(routesAtom);
  const press = useSetAtom(pressItemAtom);
  const middleComponents = useMiddleComponents();
  const categoryComponents = useAtomValue(menuComponentsAtom)(banner);
  const components = depth === 1 ? middleComponents : firstCard(categoryComponents);
  const shops = links.specialistShops.map((shop) => ({
    ...shop,
    // A sister shop has the same name here as in the top bar and in the slide-out (behaviour/menus#29).
    title: links.sisterShops.find(({ url }) => url === shop.url)?.label ?? shop.title,
    href: referral(shop.url, 'mega-menu'),
  }));
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

/** Beside two or three levels there is room for one card above the specialist shops (behaviour/menus#46). */
const firstCard = (components: readonly ContentComponent[] | undefined) =>
  components?.filter(({ kind }) => kind !== 'unmapped').slice(0, 1);

/** Content of the middle fragment, which is beside the first level (behaviour/menus#28). */
function useMiddleComponents(): readonly ContentComponent[] | undefined {
  const middle = useAtomValue(middleMenuAtom);
  if (middle.kind === 'ready') return Object.values(middle.value.locations).flat();
  return middle.kind === 'pending' ? undefined : [];
}
