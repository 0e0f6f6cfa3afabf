import { atom } from 'jotai';

/** The dialogs that any part of the header can raise, each with what it has to be told. One is open at a time. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature with a dialog adds its own
export interface Dialogs {}

export type DialogKind = keyof Dialogs;
export type Dialog = { [Kind in DialogKind]: { kind: Kind } & Dialogs[Kind] }[DialogKind];

const baseAtom = atom<Dialog | undefined>(undefined);

export const dialogAtom = atom((get) => get(baseAtom));

/** Opens a dialog in place of the one that stands open. */
export const openDialogAtom = atom(null, (_get, set, dialog: Dialog) => set(baseAtom, dialog));

export const closeDialogAtom = atom(null, (_get, set) => set(baseAtom, undefined));
