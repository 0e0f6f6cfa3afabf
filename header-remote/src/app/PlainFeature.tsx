import { useAtomValue } from 'jotai';
import { reportCrash } from '../platform/logger/reportFailure.ts';
import { seasonalMenuAtom } from '../state/menu/seasonalMenu.ts';
import { routesAtom, searchTermAtom, signedOutLinksAtom } from '../state/page/page.ts';
import { looksSignedInAtom } from '../state/session/session.ts';
import { slotAtom, slotTypeAtom } from '../state/slot/slot.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import button from '../ui/button/button.module.css';
import { ErrorBoundary } from '../ui/error-boundary/ErrorBoundary.tsx';

interface Props {
  /** The name of the `FeatureBoundary` whose feature crashed or is turned off. */
  name: string;
}

/**
 * Fallback of a feature that crashed twice or is turned off: the search form or links, which work without a script;
 * nothing for a feature that needs a script. It uses no component of the feature. It has no CSS module of its own,
 * because webpack would list its CSS file in the header's first script.
 */
export const PlainFeature = ({ name }: Props) => (
  <ErrorBoundary onError={(error) => reportCrash(name, `${name} has no plain form`, error)} resetKeys={[]}>
    <Plain name={name} />
  </ErrorBoundary>
);

function Plain({ name }: Props) {
  const links = usePlainLinks()[name];
  const action = useAtomValue(routesAtom).search();
  const term = useAtomValue(searchTermAtom);
  if (name === 'search' || name === 'multi-search') return <PlainSearch action={action} term={term} />;
  const Element = isMenu(name) ? 'li' : 'div';
  return (
    links && (
      <Element>
        {links.map(([text, href]) => (
          <ButtonLink href={href} key={text} theme="secondary">
            {text}
          </ButtonLink>
        ))}
      </Element>
    )
  );
}

/** Whether the feature is a menu of the navigation row: its fallback must then be a list item. */
const isMenu = (name: string): boolean => name === 'mega-menu' || name === 'seasonal-menu';

type Links = readonly (readonly [text: string, href: string])[];

function usePlainLinks(): Record<string, Links> {
  const routes = useAtomValue(routesAtom);
  const isSignedIn = useAtomValue(looksSignedInAtom);
  const signedOut = useAtomValue(signedOutLinksAtom);
  const seasonal = useAtomValue(seasonalMenuAtom);
  const isBooked = useAtomValue(slotAtom).kind === 'booked';
  const slotPage = routes.slotPage(useAtomValue(slotTypeAtom));
  const groceries: Links = [['Groceries', routes.groceriesHome()]];
  return {
    'account-links': isSignedIn
      ? [['My account', routes.myAccount()]]
      : signedOut.map(({ name, href }) => [name, href]),
    'checkout-button': [['Checkout', isBooked ? routes.beforeYouGo() : routes.serviceSelection()]],
    logo: [['Grocer', routes.groceriesHome()]],
    'mega-menu': groceries,
    'mobile-menu': groceries,
    'primary-links': groceries,
    'seasonal-menu': seasonal?.href ? [[seasonal.title, seasonal.href]] : [],
    slot: [['Slot', slotPage]],
    'top-bar': [
      ['Find a store', routes.findAStore()],
      ['Customer service', routes.customerService()],
    ],
    'trolley-summary': [['Trolley', routes.trolley()]],
  };
}

const PlainSearch = ({ action, term }: { action: string; term: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark
  <form action={action} method="get" role="search">
    <input
      aria-label="Search groceries"
      autoComplete="off"
      defaultValue={term}
      enterKeyHint="search"
      name="searchTerm"
      placeholder="Search groceries..."
      type="search"
    />
    <button className={`${button.button} ${button.secondary}`} type="submit">
      Search
    </button>
  </form>
);
