import { type ServiceChoice, serviceChoices } from '@grocer/shared-contracts';
import type { ReactElement } from 'react';
import type { PageDefinition, PageName } from './definePages.ts';
import { AuthSuccessPage } from './pages/account/AuthSuccessPage.tsx';
import { DeliveryPassPage } from './pages/account/DeliveryPassPage.tsx';
import { LoginPage } from './pages/account/LoginPage.tsx';
import { MyAccountPage } from './pages/account/MyAccountPage.tsx';
import { BuylistPage } from './pages/BuylistPage.tsx';
import { BrowsePage } from './pages/browse/BrowsePage.tsx';
import { BeforeYouGoPage } from './pages/checkout/BeforeYouGoPage.tsx';
import { CheckoutPage } from './pages/checkout/CheckoutPage.tsx';
import { OrderConfirmationPage } from './pages/checkout/OrderConfirmationPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { InspirationPage } from './pages/InspirationPage.tsx';
import { MultiSearchPage } from './pages/multi-search/MultiSearchPage.tsx';
import { MyOrdersPage } from './pages/orders/MyOrdersPage.tsx';
import { OrderPage } from './pages/orders/OrderPage.tsx';
import { PlainPage } from './pages/PlainPage.tsx';
import { SearchPage } from './pages/SearchPage.tsx';
import { BookSlotPage } from './pages/slots/BookSlotPage.tsx';
import { ServiceSelectionPage } from './pages/slots/ServiceSelectionPage.tsx';
import { TrolleyPage } from './pages/trolley/TrolleyPage.tsx';

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
  'auth-success': <AuthSuccessPage />,
  inspiration: <InspirationPage />,
};

/** The React element of a page. */
export function pageElement({ name, title }: PageDefinition): ReactElement {
  if (name === 'plain') return <PlainPage title={title} />;
  return isService(name) ? <BookSlotPage key={name} service={name} /> : elements[name];
}

const isService = (name: PageName): name is ServiceChoice => serviceChoices.some((choice) => choice === name);
