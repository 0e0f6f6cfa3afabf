import { atom } from 'jotai';
import type { TimeRange } from '../../platform/dates/slotTimes.ts';
import { createShopperAtom } from '../session/shopper.ts';

export interface SlotText {
  date: string;
  time: TimeRange;
}

/** Every dialog of the header with its props. One is open at a time. */
export interface DialogProps {
  /** The choice between instant and standard checkout. `standard` is the first page of standard checkout. */
  'instant-checkout': { standard: 'before-you-go' | 'checkout' };
  /**
   * Why an order was not placed. `code` is the shop's error code. Each `attempt` opens a new dialog, also
   * with the same code.
   */
  'order-error': { code: string; attempt: number; savedSlot: SlotText | null };
  /** The question whether to discard the changes to a placed order. */
  'cancel-changes': object;
  'unexpected-error': object;
  /** The dialog in which the shopper types a list of things to search for. */
  'multi-search': object;
}

export type DialogKind = keyof DialogProps;
export type Dialog = { [Kind in DialogKind]: { kind: Kind } & DialogProps[Kind] }[DialogKind];

/** The open dialog. It closes when the shopper may have changed. */
const baseAtom = createShopperAtom<Dialog | undefined>(undefined);

export const dialogAtom = atom((get) => get(baseAtom));

/** Opens a dialog in place of the open one. An unexpected error is never replaced. */
export const openDialogAtom = atom(null, (get, set, dialog: Dialog) => {
  if (get(baseAtom)?.kind !== 'unexpected-error') set(baseAtom, dialog);
});

export const closeDialogAtom = atom(null, (_get, set) => set(baseAtom, undefined));
