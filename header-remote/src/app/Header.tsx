import { useAtomValue } from 'jotai';
import { type MouseEvent, type ReactNode, useLayoutEffect } from 'react';
import { AccountLinks } from '../features/account-links/AccountLinks.tsx';
import { Logo } from '../features/logo/Logo.tsx';
import { MegaMenu } from '../features/mega-menu/MegaMenu.tsx';
import { MobileMenu } from '../features/mobile-menu/MobileMenu.tsx';
import { PrimaryLinks } from '../features/primary-links/PrimaryLinks.tsx';
import { SearchForm } from '../features/search/SearchForm.tsx';
import { SkipLink } from '../features/skip-link/SkipLink.tsx';
import { SlotButton } from '../features/slot/SlotButton.tsx';
import { TopBar } from '../features/top-bar/TopBar.tsx';
import { TrolleySummary } from '../features/trolley-summary/TrolleySummary.tsx';
import { goToAtom, optionsAtom, routesAtom } from '../state/page.ts';
import { Dialogs } from './Dialogs.tsx';
import { followedPath } from './followedPath.ts';
import { HeaderLayout } from './HeaderLayout.tsx';
import { markUsable } from './markUsable.ts';
import { Part } from './Part.tsx';
import type { HeaderPage } from './page.ts';
import { Widget, type WidgetProps } from './Widget.tsx';

/** START HERE: the whole header. It fills each slot of the layout with its feature, each in its own boundary. */
export function Header(props: WidgetProps) {
  useLayoutEffect(markUsable, []);
  return (
    <Widget {...props}>
      {(page) => (
        <HeaderLayout
          accountLinks={part('account-links', <AccountLinks />)}
          dialogs={part('dialogs', <Dialogs />)}
          logo={part('logo', <HomeLogo />)}
          mobileMenu={part('mobile-menu', <MobileMenu logo={<HomeLogo />} />)}
          onClick={(click) => followLink(page, click)}
          primaryLinks={part('primary-links', <PrimaryLinks menus={part('mega-menu', <MegaMenu />)} />)}
          search={part('search', <SearchForm />)}
          skipLink={part('skip-link', <SkipLink />)}
          slot={part('slot', <SlotButton />)}
          topBar={part('top-bar', <TopBar />)}
          trolley={part('trolley-summary', <TrolleySummary />)}
        />
      )}
    </Widget>
  );
}

/** A host with a router takes its shoppers to its own pages; signing out is a page of the server's (clarification 25). */
function followLink({ store }: HeaderPage, click: MouseEvent): void {
  if (!store.get(optionsAtom).navigate) return;
  const path = followedPath(click.nativeEvent, location);
  if (path === undefined || path === store.get(routesAtom).logout()) return;
  click.preventDefault();
  store.set(goToAtom, path);
}

const part = (name: string, feature: ReactNode) => <Part name={name}>{feature}</Part>;

function HomeLogo() {
  return <Logo href={useAtomValue(routesAtom).groceriesHome()} />;
}
