import { atom, type Getter } from 'jotai';
import { messageOf } from '../../platform/logger/messageOf.ts';
import { awaitServicesAtom, type Services } from '../services.ts';
import { signedInLookAtom } from '../session.ts';

/** Something that a menu is filled with. */
export type Loaded<Value> =
  | { kind: 'pending' }
  | { kind: 'ready'; value: Value }
  | { kind: 'failed'; error: unknown };

interface Fact<Value> {
  /** What it is, for the log. */
  what: string;
  read: (services: Services, get: Getter) => Promise<Value>;
}

/**
 * A fact of the menus: asked for once a page session and login state (clarification 136), when it is first needed. What
 * failed is asked for anew by whoever needs it next; meanwhile the last value stands.
 */
export function menuFact<Value>({ what, read }: Fact<Value>) {
  const baseAtom = atom<Loaded<Value>>({ kind: 'pending' });
  const askedAtom = atom<{ login: boolean; end: Promise<void> } | undefined>(undefined);

  const loadAtom = atom(null, (get, set): Promise<void> => {
    const login = get(signedInLookAtom);
    const asked = get(askedAtom);
    if (asked?.login === login) return asked.end;
    const isAsked = () => get(askedAtom)?.login === login;
    const end = ask();
    set(askedAtom, { login, end });
    return end;

    async function ask(): Promise<void> {
      const services = await set(awaitServicesAtom);
      try {
        const value = await read(services, get);
        if (isAsked()) set(baseAtom, { kind: 'ready', value });
      } catch (error) {
        if (!isAsked()) return;
        set(askedAtom, undefined);
        services.logger.failure(`Failed to fetch ${what}: ${messageOf(error)}`, error);
        if (get(baseAtom).kind !== 'ready') set(baseAtom, { kind: 'failed', error });
      }
    }
  });

  return { stateAtom: atom((get) => get(baseAtom)), loadAtom };
}
