import { type WidgetName, widgetNames } from '@grocer/shared-contracts';
import { Prose } from './Prose.tsx';
import { Table } from './Table.tsx';

/** All widgets that a page can mount. */
export const WidgetsTable = () => (
  <Table
    head={['Widget', 'Shows', 'When', 'The page provides']}
    rows={widgetNames.map((name) => {
      const { shows, when, page } = widgetReference[name];
      return [
        name,
        <Prose key="shows">{shows}</Prose>,
        <Prose key="when">{when}</Prose>,
        <Prose key="page">{page}</Prose>,
      ];
    })}
  />
);

interface WidgetReference {
  shows: string;
  when: string;
  page: string;
}

/** What each widget shows, when, and what the page must provide. A missing widget is a type error. */
export const widgetReference: Record<WidgetName, WidgetReference> = {
  Header: {
    shows: 'The whole header, with the amend bar, the app banner and all dialogs.',
    when: 'Always, once per page.',
    page: 'An element of the full width, and a `main` for the skip link: see Layout.',
  },
  AmendBar: {
    shows:
      'The bar of an order that is being amended, at the bottom of the window: behaviour/amending#when-shown.',
    when: 'The option `flags.sitePinBar` is on, the trolley is an amended order, and a slot is booked. Otherwise it shows nothing.',
    page: 'Nothing beside a `Header`, which has the bar already.',
  },
  AppBanner: {
    shows: 'The banner that offers the native app: behaviour/app-banner#devices.',
    when: 'On a phone that can have the app, until it is closed, and while there is no amend bar.',
    page: 'Nothing beside a `Header`, which has the banner already.',
  },
  CheckoutButton: {
    shows:
      'The button that leads to the checkout, or to what has to be done before: behaviour/checkout#place.',
    when: 'Always.',
    page: 'An element in the trolley or on the page before the checkout.',
  },
  ContentCell: {
    shows: 'Content of the content service: behaviour/services#content-fragment.',
    when: 'The option `content` has something that can be read.',
    page: 'The answer of the content service as `content`, and reserved space.',
  },
  MultiSearch: {
    shows: 'The button that opens the multi-search dialog: behaviour/multi-search#opening.',
    when: 'Always.',
    page: 'An element; the event `open_multi_search` opens the dialog without a button.',
  },
};
