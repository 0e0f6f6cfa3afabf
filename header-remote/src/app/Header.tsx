import { useAtomValue } from 'jotai';
import { type ReactNode, useLayoutEffect } from 'react';
import { AccountLinks } from '../features/account-menu/AccountLinks.tsx';
import { Logo } from '../features/logo/Logo.tsx';
import { GroceriesMenu, SeasonalMenu } from '../features/mega-menu/NavigationMenu.tsx';
import { MobileMenu } from '../features/mobile-menu/MobileMenu.tsx';
import { PrimaryLinks } from '../features/primary-links/PrimaryLinks.tsx';
import { SearchForm } from '../features/search/SearchForm.tsx';
import { SkipLink } from '../features/skip-link/SkipLink.tsx';
import { SlotButton } from '../features/slot/SlotButton.tsx';
import { TopBar } from '../features/top-bar/TopBar.tsx';
import { TrolleySummary } from '../features/trolley-summary/TrolleySummary.tsx';
import { isFirstOnPage } from '../platform/isFirstOnPage.ts';
import { routesAtom } from '../state/page/page.ts';
import { LazyDialog } from './dialogs/LazyDialog.tsx';
import { FeatureBoundary } from './FeatureBoundary.tsx';
import { HeaderLayout } from './HeaderLayout.tsx';
import { LazyIntentHandlers } from './intent-handlers/LazyIntentHandlers.tsx';
import { LazyAmendBar, LazyAppBanner, LazyNotice, LazySupportUserBar } from './LazyBars.tsx';
import { renderContent } from './renderContent.tsx';
import { followLinkInApp } from './runtime/followLinkInApp.ts';
import type { HeaderInstance } from './runtime/headerInstance.ts';
import { type WidgetProps, WidgetProvider } from './runtime/WidgetProvider.tsx';

/** START HERE: the whole header. It fills each slot of the layout with a feature inside its own error boundary. */
export const Header = (props: WidgetProps) => (
  <WidgetProvider {...props}>{(instance) => <Features instance={instance} />}</WidgetProvider>
);

/** The features in the layout's slots. They read the store of the nearest provider. */
export const Features = ({ instance }: { instance: HeaderInstance }) => (
  <>
    <HeaderLayout
      accountLinks={boundary(
        'account-links',
        <AccountLinks supportUserBar={<LazySupportUserBar place="accountMenu" />} />,
      )}
      bottomBar={
        <>
          {boundary('amend-bar', <LazyAmendBar />)}
          {boundary('app-banner', <LazyAppBanner />)}
          {boundary('notice', <LazyNotice />)}
        </>
      }
      dialogs={boundary('dialogs', <LazyDialog />)}
      intents={boundary('intents', <LazyIntentHandlers />)}
      logo={boundary('logo', <HomeLogo />)}
      mobileMenu={boundary(
        'mobile-menu',
        <MobileMenu
          content={renderContent}
          logo={<HomeLogo />}
          supportUserBar={<LazySupportUserBar place="mobileMenu" />}
        />,
      )}
      onClick={(click) => followLinkInApp(instance, click)}
      primaryLinks={boundary('primary-links', <PrimaryLinks menus={menus} />)}
      search={boundary('search', <SearchForm />)}
      skipLink={boundary('skip-link', <SkipLink />)}
      slot={boundary('slot', <SlotButton />)}
      topBar={boundary('top-bar', <TopBar supportUserBar={<LazySupportUserBar place="topBar" />} />)}
      trolley={boundary('trolley-summary', <TrolleySummary />)}
    />
    <MarkInteractive />
  </>
);
const boundary = (name: string, feature: ReactNode) => (
  <FeatureBoundary name={name}>{feature}</FeatureBoundary>
);

/** The menus of the navigation row. */
const menus = (
  <>
    {boundary('mega-menu', <GroceriesMenu content={renderContent} />)}
    {boundary('seasonal-menu', <SeasonalMenu content={renderContent} />)}
  </>
);

function HomeLogo() {
  return <Logo href={useAtomValue(routesAtom).groceriesHome()} />;
}

/**
 * Sets the performance mark `grocer-header` once per page: from then on the header handles presses and
 * typing. It renders last, so that every field has already taken over the text that was typed before
 * hydration (behaviour/loading#typed-early).
 */
export function MarkInteractive() {
  useLayoutEffect(() => {
    if (isFirstOnPage('usable')) performance.mark('grocer-header');
  }, []);
  return null;
}
