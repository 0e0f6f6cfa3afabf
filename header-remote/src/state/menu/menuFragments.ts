import type { ContentFragment } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { messageOf } from '../../platform/logger/messageOf.ts';
import { awaitServicesAtom } from '../services.ts';
import { customerIdAtom, hasTokenSessionAtom } from '../session.ts';
import { menuFact } from './menuFact.ts';

type Known = ReadonlyMap<string, ContentFragment | 'asked'>;

const baseAtom = atom<Known>(new Map());

/** What is known by key: a fragment, `'asked'` while it is on its way, nothing where there is none to show. */
export const menuFragmentsAtom = atom((get) => get(baseAtom));

/**
 * Asks for a category's experience fragment, once per key and page. What the service says is an error, or failed, is not
 * kept: the next press asks again (clarification 110).
 */
export const askMenuFragmentAtom = atom(null, async (get, set, key: string) => {
  if (get(baseAtom).has(key)) return;
  const keep = (found: ContentFragment | 'asked' | null) => {
    const known = new Map(get(baseAtom));
    if (found) known.set(key, found);
    else known.delete(key);
    set(baseAtom, known);
  };
  keep('asked');
  const { fetchExperienceFragment, logger } = await set(awaitServicesAtom);
  try {
    keep(await fetchExperienceFragment({ key, hasTokenSession: get(hasTokenSessionAtom) }));
  } catch (error) {
    logger.failure(`Failed to fetch the menu's fragment ${key}: ${messageOf(error)}`, error);
    keep(null);
  }
});

/** What stands beside the first level of Groceries, asked for when a menu is first opened (clarifications 50, 146). */
export const { stateAtom: middleMenuAtom, loadAtom: loadMiddleMenuAtom } = menuFact<ContentFragment>({
  what: "the menu's middle fragment",
  read: ({ fetchMegaMenuMaster }, get) => fetchMegaMenuMaster(get(customerIdAtom)),
});
