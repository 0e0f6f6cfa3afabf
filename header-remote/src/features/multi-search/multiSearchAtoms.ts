import { multiSearchListKey } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { browserCookies } from '../../platform/cookies/cookies.ts';
import { tellPageAtom } from '../../state/outbox.ts';
import { goToAtom, routesAtom } from '../../state/page.ts';
import { sessionAtom, signedInLookAtom } from '../../state/session.ts';
import { storageAtom } from '../../state/storage.ts';
import { parseList } from './parseList.ts';

/** Whose list it is. Until the token service has answered, the cookie of last time says it (clarification 89). */
export const listOwnerAtom = atom((get): string | null => {
  const session = get(sessionAtom);
  if (session.kind === 'signed-in') return session.customerId;
  return get(signedInLookAtom) ? (browserCookies.read('customerId') ?? null) : null;
});

const keyAtom = atom((get) => multiSearchListKey(get(listOwnerAtom)));
const draftsAtom = atom<Readonly<Record<string, string>>>({});

/** What stands in the box: what was typed on this page and not searched for, else the list of last time. */
export const readDraftAtom = atom(null, (get) => {
  const draft = get(draftsAtom)[get(keyAtom)];
  return draft ?? readList(get(storageAtom).read(get(keyAtom))).join('\n');
});

export const keepDraftAtom = atom(null, (get, set, text: string | undefined) => {
  const { [get(keyAtom)]: _before, ...others } = get(draftsAtom);
  set(draftsAtom, text === undefined ? others : { ...others, [get(keyAtom)]: text });
});

/** Stores the list and goes to its results (clarifications 5 and 90). */
export const searchForListAtom = atom(null, (get, set, text: string) => {
  const items = [...parseList(text).items];
  get(storageAtom).write(get(keyAtom), JSON.stringify(items));
  set(keepDraftAtom, undefined);
  set(tellPageAtom, { name: 'multi_search_submitted', detail: { items } });
  set(goToAtom, get(routesAtom).multiSearch(items[0]));
});

export const clearListAtom = atom(null, (get, set) => {
  get(storageAtom).remove(get(keyAtom));
  set(keepDraftAtom, undefined);
});

/** Storage may hold anything: what is no list of texts is none. */
function readList(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : [];
  } catch {
    return [];
  }
}
