import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { idPrefixAtom, optionsAtom, originAtom, pathAtom, routesAtom } from '../../state/page.ts';
import { sessionAtom, signedInLookAtom } from '../../state/session.ts';
import { slotTypeAtom } from '../../state/slot.ts';
import { MobileMenuView } from './MobileMenuView.tsx';

interface Props {
  logo: ReactNode;
}

export function MobileMenu({ logo }: Props) {
  const routes = useAtomValue(routesAtom);
  const { links } = useAtomValue(optionsAtom).config;
  return (
    <MobileMenuView
      account={useAccount()}
      customerService={routes.customerService()}
      entertaining={{ name: 'Entertaining', href: routes.entertainingHome() }}
      findAStore={routes.findAStore()}
      groceries={{ name: 'Groceries', href: routes.groceriesHome() }}
      idPrefix={useAtomValue(idPrefixAtom)}
      links={[
        { name: 'New', href: routes.new() },
        { name: 'Recipes', href: routes.recipes() },
        { name: 'Inspiration', href: routes.inspiration() },
      ]}
      logo={logo}
      offers={{ name: 'Offers', href: routes.offers() }}
      sisterShops={links.sisterShops.map(({ label, url }) => ({
        name: label,
        href: routes.referral(url, 'header'),
      }))}
      slot={useSlot()}
    />
  );
}

/** "Change Slot" where there is one with a time and a type, else "Book Slot" (specification §4, clarification 48). */
function useSlot() {
  const slotType = useAtomValue(slotTypeAtom);
  const href = useAtomValue(routesAtom).slotPage(slotType);
  return { booked: slotType !== null && slotType !== 'UNDEFINED', href };
}

function useAccount() {
  const routes = useAtomValue(routesAtom);
  const path = useAtomValue(pathAtom);
  const origin = useAtomValue(originAtom);
  const session = useAtomValue(sessionAtom);
  if (!useAtomValue(signedInLookAtom)) {
    return { session: 'out' as const, signIn: routes.login(path), register: routes.register(origin) };
  }
  const isSupportUser = session.kind === 'signed-in' && session.isSignedOnAsCustomer;
  return {
    session: 'in' as const,
    favourites: routes.favourites(),
    myOrders: routes.myOrders(),
    accountOverview: routes.myAccount(),
    // A support user leaves by "Return to admin" (clarification 26).
    ...(!isSupportUser && { signOut: routes.logout() }),
  };
}
