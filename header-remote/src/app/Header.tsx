import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { AccountLinks } from '../features/account-links/AccountLinks.tsx';
import { Logo } from '../features/logo/Logo.tsx';
import { GroceriesMenu } from '../features/mega-menu/GroceriesMenu.tsx';
import { SeasonalMenu } from '../features/mega-menu/SeasonalMenu.tsx';
import { MobileMenu } from '../features/mobile-menu/MobileMenu.tsx';
import { PrimaryLinks } from '../features/primary-links/PrimaryLinks.tsx';
import { SearchForm } from '../features/search/SearchForm.tsx';
import { SkipLink } from '../features/skip-link/SkipLink.tsx';
import { SlotButton } from '../features/slot/SlotButton.tsx';
import { TopBar } from '../features/top-bar/TopBar.tsx';
import { TrolleySummary } from '../features/trolley-summary/TrolleySummary.tsx';
import { routesAtom } from '../state/page.ts';
import { AppBannerPlace } from './AppBannerPlace.tsx';
import { BottomBar } from './BottomBar.tsx';
import { content } from './content.tsx';
import { Dialogs } from './Dialogs.tsx';
import { followLink } from './followLink.ts';
import { HeaderLayout } from './HeaderLayout.tsx';
import { Intents } from './intents/Intents.tsx';
import { MarkUsable } from './MarkUsable.tsx';
import { Part } from './Part.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

/** START HERE: the whole header. It fills each slot of the layout with its feature, each in its own boundary. */
export function Header(props: WidgetProps) {
  return (
    <Widget {...props}>
      {(page) => (
        <>
          <HeaderLayout
            accountLinks={part('account-links', <AccountLinks />)}
            bottomBar={
              <>
                {part('amend-bar', <BottomBar />)}
                {part('app-banner', <AppBannerPlace />)}
              </>
            }
            dialogs={part('dialogs', <Dialogs />)}
            intents={part('intents', <Intents />)}
            logo={part('logo', <HomeLogo />)}
            mobileMenu={part('mobile-menu', <MobileMenu content={content} logo={<HomeLogo />} />)}
            onClick={(click) => followLink(page, click)}
            primaryLinks={part('primary-links', <PrimaryLinks menus={menus} />)}
            search={part('search', <SearchForm />)}
            skipLink={part('skip-link', <SkipLink />)}
            slot={part('slot', <SlotButton />)}
            topBar={part('top-bar', <TopBar />)}
            trolley={part('trolley-summary', <TrolleySummary />)}
          />
          <MarkUsable />
        </>
      )}
    </Widget>
  );
}

/** What opens a menu from the navigation row. */
// As `lazy(() => import('header/Header'))` wants it.
export { Header as default };

const menus = (
  <>
    <Part name="mega-menu">
      <GroceriesMenu content={content} />
    </Part>
    <Part name="seasonal-menu">
      <SeasonalMenu content={content} />
    </Part>
  </>
);

const part = (name: string, feature: ReactNode) => <Part name={name}>{feature}</Part>;

function HomeLogo() {
  return <Logo href={useAtomValue(routesAtom).groceriesHome()} />;
}
