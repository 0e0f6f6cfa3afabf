import type { Cookies } from '../../../platform/cookies/cookies.ts';
import type { TabShopper } from '../../../platform/freshness/connectTabs.ts';
import { type Session, sessionAtom } from '../../../state/session/session.ts';
import type { Store } from '../headerInstance.ts';

interface ShareShopperDeps {
  store: Store;
  cookies: Pick<Cookies, 'read'>;
  /** Tells the shop's other tabs who is signed in. */
  announce: (shopper: TabShopper) => void;
  /** Another shopper may be signed in than the header shows. */
  onOtherShopper: () => void;
  /** Another tab has learned of the same shopper. An answer that is still on its way may be older. */
  onSameShopper: () => void;
  /** The tab has learned of another shopper while it was asking, so it has to ask again. */
  askAgain: () => void;
}

/**
 * Compares the header's shopper with that of the shop's other tabs (behaviour/session#tabs-shopper). A message is
 * only a reason to ask the token service, and what a tab learns by such a question it does not announce: two tabs
 * with different answers would ask for ever.
 */
export function shareShopper(deps: ShareShopperDeps) {
  const { store, cookies, announce, onOtherShopper, onSameShopper, askAgain } = deps;
  /** Heard from another tab while this one was asking who is signed in. */
  let heard: TabShopper | undefined;
  let wasTold = false;

  return {
    stop: store.sub(sessionAtom, onSession),
    receive,
    /** Compares the session with the cookie `customerId`. Returns whether another shopper may be signed in. */
    checkCookie(): boolean {
      const session = store.get(sessionAtom);
      const customerId = cookies.read('customerId');
      const isOther = session.kind === 'signed-in' && ![undefined, session.customerId].includes(customerId);
      if (isOther) drop();
      return isOther;
    },
  };

  /** Another tab says who is signed in. Returns whether it is another shopper than the header's. */
  function receive(shopper: TabShopper): boolean {
    const session = store.get(sessionAtom);
    if (session.kind === 'pending') {
      heard = shopper;
      return false;
    }
    if (isSame(shopperOf(session), shopper)) {
      onSameShopper();
      return false;
    }
    drop();
    return true;
  }

  function onSession(): void {
    const session = store.get(sessionAtom);
    if (session.kind === 'pending') return;
    const shopper = shopperOf(session);
    const told = heard;
    heard = undefined;
    let isSilent = wasTold;
    wasTold = false;
    // Also if another tab has said something else meanwhile: that tab asked before this one.
    if (!isSilent && session.kind !== 'failed') {
      announce(shopper);
      isSilent = true;
    }
    // A message that came during the question counts, even if an earlier one was the reason to ask.
    if (told !== undefined && !isSame(told, shopper)) {
      drop();
      wasTold = isSilent;
      askAgain();
    }
  }

  function drop(): void {
    wasTold = true;
    onOtherShopper();
  }
}

const shopperOf = (session: Session): TabShopper =>
  session.kind === 'signed-in'
    ? { customerId: session.customerId, isSupportUser: session.isSignedOnAsCustomer }
    : null;

const isSame = (a: TabShopper, b: TabShopper): boolean =>
  a?.customerId === b?.customerId && a?.isSupportUser === b?.isSupportUser;
