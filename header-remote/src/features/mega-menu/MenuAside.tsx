import type { ContentComponent } from '@grocer/shared-contracts';
import { useAtomValue, useSetAtom } from 'jotai';
import { type MenuComponents, menuComponentsAtom, middleMenuAtom } from '../../state/menu/menuContent.ts';
import { pressItemAtom } from '../../state/menu/pressItem.ts';
import { optionsAtom, routesAtom } from '../../state/page/page.ts';
import type { RenderMenuContent } from '../../ui/menu/MenuShell.tsx';
import styles from './MenuAside.module.css';
import { type SpecialistShopLink, SpecialistShops } from './specialist-shops/SpecialistShops.tsx';

interface Props {
  content: RenderMenuContent;
  /** Key of the experience fragment of the deepest open category. */
  banner: string | null;
  /** Number of open levels. */
  depth: number;
}

/** Cards beside the columns: content for the open category, adverts, specialist shops (behaviour/menus). */
export function MenuAside({ content, banner, depth }: Props) {
  const { links } = useAtomValue(optionsAtom).config;
  const { referral } = useAtomValue(routesAtom);
  const press = useSetAtom(pressItemAtom);
  const middle = useMiddleComponents();
  const category = cardsOf(useAtomValue(menuComponentsAtom)(banner));
  const { cards, waiting } = depth === 1 ? middle : category;
  const shops = links.specialistShops.map((shop) => ({
    ...shop,
    // A sister shop has the same name here as in the top bar and in the slide-out.
    title: links.sisterShops.find(({ url }) => url === shop.url)?.label ?? shop.title,
    href: referral(shop.url, 'mega-menu'),
  }));
  const onPress = ({ picture, title, href }: SpecialistShopLink, index: number) =>
    press(
      { id: `specialist-${picture}`, name: title, href, opensLevel: false },
      { level: depth - 1, position: index + 1 },
    );
  // Beside deeper levels two cards fit. A paid advert has priority over the shops (behaviour/menus#cards).
  const showsShops = shops.length > 0 && (depth === 1 || cards.length + waiting < 2);
  return (
    <div className={`${styles.aside} ${depth === 1 ? styles.wide : ''}`}>
      {cards.length > 0 && <div className={styles.banner}>{content(cards, 'mega-menu')}</div>}
      {waiting > 0 && <div aria-busy className={styles.banner} />}
      {waiting > 1 && <div className={styles.banner} />}
      {showsShops && <SpecialistShops onPress={onPress} shops={shops} />}
    </div>
  );
}

interface Cards {
  cards: readonly ContentComponent[];
  /** Number of cards that may still come. Their space is reserved, so that nothing moves when they arrive. */
  waiting: number;
}

/** The cards beside two or three levels: the first visible component that editors chose, then the first advert. */
function cardsOf({ chosen, adverts }: MenuComponents): Cards {
  const advert = adverts?.slice(0, 1);
  // An advert waits for the editors' card, which is above it. Meanwhile the space of both is reserved.
  if (!chosen) return { cards: [], waiting: advert?.length === 0 ? 1 : 2 };
  const first = chosen.filter(isShownOnDesktop).slice(0, 1);
  return { cards: [...first, ...(advert ?? [])], waiting: advert ? 0 : 1 };
}

/** The cards beside the first level, from the content service's middle fragment (`middleMenuAtom`). */
function useMiddleComponents(): Cards {
  const middle = useAtomValue(middleMenuAtom);
  const components = middle.kind === 'ready' ? Object.values(middle.value.locations).flat() : [];
  return { cards: components.filter(isShownOnDesktop), waiting: middle.kind === 'pending' ? 1 : 0 };
}

/** Whether the component shows something in a window that is wide enough for the mega menu. */
function isShownOnDesktop(component: ContentComponent): boolean {
  const { kind, cqResponsive } = component;
  const isHidden = cqResponsive.deviceBreakpoints.some(({ name, visible }) => name === 'default' && !visible);
  const isEmpty = 'blocks' in component && component.blocks.length === 0;
  return kind !== 'unmapped' && !isHidden && !isEmpty;
}
