import type { ReactElement } from 'react';
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
import { MultiSearchPage } from './pages/multi-search/MultiSearchPage.tsx';
import { MyOrdersPage } from './pages/orders/MyOrdersPage.tsx';
import { OrderPage } from './pages/orders/OrderPage.tsx';
import { PlainPage } from './pages/PlainPage.tsx';
import { SearchPage } from './pages/SearchPage.tsx';
import { BookSlotPage } from './pages/slots/BookSlotPage.tsx';
import { ServiceSelectionPage } from './pages/slots/ServiceSelectionPage.tsx';
import { TrolleyPage } from './pages/trolley/TrolleyPage.tsx';
import type { Page } from './pageTable.ts';

/** What stands behind an entry of the page table. */
export function pageElement({ name, title }: Page): ReactElement {
  switch (name) {
    case 'home':
      return <HomePage />;
    case 'browse':
      return <BrowsePage />;
    case 'search':
      return <SearchPage />;
    case 'multi-search':
      return <MultiSearchPage />;
    case 'buylist':
      return <BuylistPage />;
    case 'trolley':
      return <TrolleyPage />;
    case 'service-selection':
      return <ServiceSelectionPage />;
    case 'before-you-go':
      return <BeforeYouGoPage />;
    case 'checkout':
      return <CheckoutPage />;
    case 'order-confirmation':
      return <OrderConfirmationPage />;
    case 'my-account':
      return <MyAccountPage />;
    case 'my-orders':
      return <MyOrdersPage />;
    case 'order':
      return <OrderPage />;
    case 'delivery-pass':
      return <DeliveryPassPage />;
    case 'login':
      return <LoginPage />;
    case 'auth-success':
      return <AuthSuccessPage />;
    case 'plain':
      return <PlainPage title={title} />;
    default:
      return <BookSlotPage key={name} service={name} />;
  }
}
