import { multiSearchListKey } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { browserCookies } from '../../platform/cookies/cookies.ts';
import { toJson } from '../../platform/toJson.ts';
import { emitEventAtom } from '../../state/page/outbox.ts';
import { goToAtom, routesAtom } from '../../state/page/page.ts';
import { storageAtom } from '../../state/page/storage.ts';
import { looksSignedInAtom, sessionAtom } from '../../state/session/session.ts';
import { createShopperAtom } from '../../state/session/shopper.ts';
import { parseList } from './parseList.ts';

/**
 * Customer id of the list's owner; null for a guest. Until the token service has answered, a shopper who looks signed
 * in has the id from the cookie `customerId`.
 */
export const listOwnerAtom = atom((get): string | null => {
  const session = get(sessionAtom);
  if (session.kind === 'signed-in') return session.customerId;
  return get(looksSignedInAtom) ? (browserCookies.read('customerId') ?? null) : null;
});

const keyAtom = atom((get) => multiSearchListKey(get(listOwnerAtom)));
const draftsAtom = createShopperAtom<Readonly<Record<string, string>>>({});

/**
 * The text to start with: the draft, else the stored list with one item per line
 * (behaviour/multi-search#draft).
 */
export const readDraftAtom = atom(null, (get) => {
  const draft = get(draftsAtom)[get(keyAtom)];
  return draft ?? readList(get(storageAtom).read(get(keyAtom))).join('\n');
});

export const saveDraftAtom = atom(null, (get, set, text: string | undefined) => {
  const { [get(keyAtom)]: _removed, ...others } = get(draftsAtom);
  set(draftsAtom, text === undefined ? others : { ...others, [get(keyAtom)]: text });
});

/** Stores the list and goes to the results page (behaviour/multi-search#search). */
export const searchForListAtom = atom(null, (get, set, text: string) => {
  const items = [...parseList(text).items];
  get(storageAtom).write(get(keyAtom), toJson(items));
  set(saveDraftAtom, undefined);
  set(emitEventAtom, { name: 'multi_search_submitted', detail: { items } });
  set(goToAtom, get(routesAtom).multiSearch(items[0]));
});

export const clearListAtom = atom(null, (get, set) => {
  get(storageAtom).remove(get(keyAtom));
  set(saveDraftAtom, undefined);
});

/** Parses the stored list. Anything but an array of strings counts as empty. */
function readList(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : [];
  } catch {
    return [];
  }
}
