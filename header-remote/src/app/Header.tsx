import type { HeaderOptions } from '@grocer/shared-contracts';
import { Provider, useAtomValue } from 'jotai';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { AccountLinks } from '../features/account-links/AccountLinks.tsx';
import { Logo } from '../features/logo/Logo.tsx';
import { MobileMenu } from '../features/mobile-menu/MobileMenu.tsx';
import { PrimaryLinks } from '../features/primary-links/PrimaryLinks.tsx';
import { SearchForm } from '../features/search/SearchForm.tsx';
import { SkipLink } from '../features/skip-link/SkipLink.tsx';
import { SlotButton } from '../features/slot/SlotButton.tsx';
import { TopBar } from '../features/top-bar/TopBar.tsx';
import { TrolleySummary } from '../features/trolley-summary/TrolleySummary.tsx';
import { goToAtom, optionsAtom, routesAtom } from '../state/page.ts';
import { assertOneReact } from './assertOneReact.ts';
import { followedPath } from './followedPath.ts';
import { HeaderLayout } from './HeaderLayout.tsx';
import { Part } from './Part.tsx';
import { type HeaderPage, updateOptions } from './page.ts';
import { joinPage, sharedPage } from './sharedPage.ts';

interface Props {
  options?: HeaderOptions;
  /** Given by `mount` and by a server; hosts that share React leave it out. */
  page?: HeaderPage;
}

const noOptions: HeaderOptions = {};

/** START HERE: the whole header. It fills each slot of the layout with its feature, each in its own boundary. */
export function Header({ options = noOptions, page: given }: Props) {
  assertOneReact();
  const [page] = useState(() => given ?? sharedPage(options));
  useEffect(() => joinPage(page), [page]);
  useEffect(() => {
    if (options !== noOptions) updateOptions(page, options);
  }, [page, options]);

  return (
    <Provider store={page.store}>
      <HeaderLayout
        accountLinks={part('account-links', <AccountLinks />)}
        logo={part('logo', <HomeLogo />)}
        mobileMenu={part('mobile-menu', <MobileMenu logo={<HomeLogo />} />)}
        onClick={(click) => followLink(page, click)}
        primaryLinks={part('primary-links', <PrimaryLinks />)}
        search={part('search', <SearchForm />)}
        skipLink={part('skip-link', <SkipLink />)}
        slot={part('slot', <SlotButton />)}
        topBar={part('top-bar', <TopBar />)}
        trolley={part('trolley-summary', <TrolleySummary />)}
      />
    </Provider>
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
