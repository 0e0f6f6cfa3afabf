import { atom } from 'jotai';

/** A slot in words. */
export interface SlotWords {
  date: string;
  time: string;
}

/** The dialogs that any part of the header can raise, each with what it has to be told. One is open at a time. */
export interface Dialogs {
  /** Instant or standard checkout; `standard` is where the latter begins. */
  'instant-checkout': { standard: 'before-you-go' | 'checkout' };
  /** Why an order was not placed. `code` as the shop gave it; `attempt` counts, so that each one is news. */
  'order-error': { code: string; attempt: number; savedSlot: SlotWords | null };
  /** Whether the changes to a placed order are to be lost. */
  'cancel-changes': object;
  /** Something failed that has no other words (specification §8). */
  'unexpected-error': object;
  /** A list of things to search for. */
  'multi-search': object;
}

export type DialogKind = keyof Dialogs;
export type Dialog = { [Kind in DialogKind]: { kind: Kind } & Dialogs[Kind] }[DialogKind];

const baseAtom = atom<Dialog | undefined>(undefined);

export const dialogAtom = atom((get) => get(baseAtom));

/** Opens a dialog in place of the one that stands open; nothing takes the place of an unexpected error (clarification 126). */
export const openDialogAtom = atom(null, (get, set, dialog: Dialog) => {
  if (get(baseAtom)?.kind !== 'unexpected-error') set(baseAtom, dialog);
});

export const closeDialogAtom = atom(null, (_get, set) => set(baseAtom, undefined));
