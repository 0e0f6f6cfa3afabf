import type { Inspection } from '@grocer/shared-contracts/host/shared';
import { version as reactVersion } from 'react';
import { optionsAtom } from '../../state/page/page.ts';
import { deliveryPassAtom } from '../../state/session/customer.ts';
import { hasTokenSessionAtom, isSupportUserAtom, sessionAtom } from '../../state/session/session.ts';
import { slotAtom } from '../../state/slot/slot.ts';
import { amendingAtom } from '../../state/trolley/amending.ts';
import { trolleyAtom } from '../../state/trolley/trolley.ts';
import { version } from '../../ui/root/version.ts';
import type { Store } from './headerInstance.ts';

/** webpack's share scopes, with the name of the container that provides each module. */
declare const __webpack_share_scopes__: { default?: { react?: Record<string, { from?: string }> } };

/** What the inspector of an override's badge shows of the header (behaviour/local-override#inspector). */
export const describeHeader = (store: Store): Inspection => ({
  version,
  react: { version: reactVersion, isOwn: hasOwnReact() },
  options: store.get(optionsAtom),
  session: {
    'token cookie': store.get(hasTokenSessionAtom),
    session: store.get(sessionAtom).kind,
    'support user': store.get(isSupportUserAtom),
    trolley: store.get(trolleyAtom).kind,
    amending: store.get(amendingAtom),
    slot: store.get(slotAtom).kind,
    'delivery pass': store.get(deliveryPassAtom),
  },
});

/** Whether no shared React is the page's. `remoteEntry.js` shares none itself; the entry with a manifest does. */
function hasOwnReact(): boolean {
  const shared = typeof __webpack_share_scopes__ === 'object' ? __webpack_share_scopes__.default?.react : {};
  return Object.values(shared ?? {}).every(({ from }) => from === 'header');
}
