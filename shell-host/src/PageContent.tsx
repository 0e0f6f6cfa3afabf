import {
  emitEvent,
  resolveHeaderOptions,
  type ServiceChoice,
  serviceChoices,
} from '@grocer/shared-contracts';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router';
import { SiteFooter } from './components/SiteFooter.tsx';
import type { PageDefinition, PageName } from './definePages.ts';
import { DeliveryPassPage, LoginPage, MyAccountPage } from './pages/AccountPages.tsx';
import { BeforeYouGoPage, CheckoutPage, OrderConfirmationPage } from './pages/CheckoutPages.tsx';
import { MultiSearchPage } from './pages/MultiSearchPage.tsx';
import { MyOrdersPage, OrderPage } from './pages/OrderPages.tsx';
import { InspirationPage, NotFoundPage, PlainPage } from './pages/PlainPages.tsx';
import { BrowsePage, BuylistPage, HomePage, SearchPage } from './pages/ProductPages.tsx';
import { BookSlotPage, ServiceSelectionPage } from './pages/SlotPages.tsx';
import { TrolleyPage } from './pages/TrolleyPage.tsx';
import { readCookie } from './readCookie.ts';
import { SandboxPanel } from './sandbox-panel/SandboxPanel.tsx';
import { createCall } from './shop/createCall.ts';
import { createShop } from './shop/createShop.ts';
import type { Site } from './site.ts';
import { createTrolley } from './trolley/createTrolley.ts';
import { TrolleyProblem } from './trolley/TrolleyProblem.tsx';
import { useFreshTrolley } from './trolley/useTrolley.ts';
import { ShellContext, type ShellContextValue } from './useShell.ts';

/** Everything below the header: the current page, and the sandbox's panel. */
export function PageContent(site: Site) {
  const [shell] = useState(() => createShellValue(site));
  const { page, pages } = site;
  useFocusOnNavigation();
  useFreshTrolley(shell.trolley);
  return (
    <ShellContext value={shell}>
      <main id="main-content" aria-labelledby="page-title" tabIndex={-1}>
        <Routes>
          {pages.map((entry) => (
            <Route key={entry.pattern} path={entry.pattern} element={pageElement(entry)} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </main>
      <SiteFooter />
      <TrolleyProblem />
      {page.sandbox && <SandboxPanel services={page.options.services?.origin ?? ''} />}
    </ShellContext>
  );
}

/** Creates the data and services shared by all pages. */
function createShellValue(site: Site): ShellContextValue {
  const { options } = site.page;
  const { services } = resolveHeaderOptions(options);
  const origin = options.services?.origin ?? '';
  const shop = createShop(
    createCall((...request) => fetch(...request)),
    { origin, services },
  );
  const trolley = createTrolley({
    shop,
    hasSession: () => readCookie('X-Has-Token-Session') === 'true',
    emit: emitEvent,
  });
  return { ...site, shop, trolley };
}

const elements: Record<Exclude<PageName, ServiceChoice | 'plain'>, ReactElement> = {
  home: <HomePage />,
  browse: <BrowsePage />,
  search: <SearchPage />,
  'multi-search': <MultiSearchPage />,
  buylist: <BuylistPage />,
  trolley: <TrolleyPage />,
  'service-selection': <ServiceSelectionPage />,
  'before-you-go': <BeforeYouGoPage />,
  checkout: <CheckoutPage />,
  'order-confirmation': <OrderConfirmationPage />,
  'my-account': <MyAccountPage />,
  'my-orders': <MyOrdersPage />,
  order: <OrderPage />,
  'delivery-pass': <DeliveryPassPage />,
  login: <LoginPage />,
  inspiration: <InspirationPage />,
};

/** The React element of a page. */
function pageElement({ name, title }: PageDefinition): ReactElement {
  if (name === 'plain') return <PlainPage title={title} />;
  return isService(name) ? <BookSlotPage key={name} service={name} /> : elements[name];
}

const isService = (name: PageName): name is ServiceChoice => serviceChoices.some((choice) => choice === name);

/** After a client-side navigation, focuses the main content. Scrolls to the anchor, else (not on Back) to the top. */
function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const backOrForward = useNavigationType() === 'POP';
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    document.getElementById('main-content')?.focus({ preventScroll: true });
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!backOrForward) window.scrollTo(0, 0);
  }, [pathname, hash, backOrForward]);
}
