import type { Cookies } from '../../../platform/cookies/cookies.ts';
import type { TabShopper } from '../../../platform/freshness/connectTabs.ts';
import { type Session, sessionAtom } from '../../../state/session/session.ts';
import type { Store } from '../headerInstance.ts';

interface ShareShopperDeps {
  store: Store;
  cookies: Pick<Cookies, 'read'>;
  /** Tells the shop's other tabs who is signed in. */
  announce: (shopper: TabShopper) => void;
  /** Called when the signed-in shopper may differ from the one whom the header shows. */
  onOtherShopper: () => void;
  /**
   * Called when another tab reports the same shopper. A pending token request must then be repeated, because
   * its response may be older than the report.
   */
  onSameShopper: () => void;
  /** Called to repeat a token request during which another tab reported another shopper. */
  askAgain: () => void;
}

/**
 * Compares the header's shopper with that of the shop's other tabs (behaviour/session#tabs-shopper). A
 * message from another tab only makes this tab ask the token service. This tab does not announce that answer:
 * otherwise two tabs with different answers would ask for ever.
 */
export function shareShopper(deps: ShareShopperDeps) {
  const { store, cookies, announce, onOtherShopper, onSameShopper, askAgain } = deps;
  /** The shopper whom another tab reported during this tab's token request. */
  let heard: TabShopper | undefined;
  let wasTold = false;

  return {
    stop: store.sub(sessionAtom, onSession),
    receive,
    /** If the cookie `customerId` names another shopper than the session, drops the session's data and returns true. */
    checkCookie(): boolean {
      const session = store.get(sessionAtom);
      const customerId = cookies.read('customerId');
      const isOther = session.kind === 'signed-in' && ![undefined, session.customerId].includes(customerId);
      if (isOther) drop();
      return isOther;
    },
  };

  /**
   * Handles another tab's message about who is signed in. True if it contradicts a session that is not pending.
   */
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
    // Announces the shopper even if another tab has reported another one: that report is older.
    if (!isSilent && session.kind !== 'failed') {
      announce(shopper);
      isSilent = true;
    }
    // Handles a message that arrived during the token request, even if an earlier message caused that
    // request.
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
