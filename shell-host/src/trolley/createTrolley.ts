import type { emitEvent } from '@grocer/shared-contracts';
import { isSignedOut } from '../shop/createCall.ts';
import type { Shop } from '../shop/createShop.ts';
import type { OrderDetails } from '../shop/types.ts';

/** The state of the trolley for the pages. */
export interface TrolleyState {
  kind: 'pending' | 'ready' | 'failed' | 'signed-out';
  /** The service's last answer. */
  order: OrderDetails | undefined;
  /** New amounts, by line number, that the service has not confirmed yet. */
  unsaved: ReadonlyMap<string, number>;
  /** The last change, if it was refused. */
  refused: 'adding' | 'removing' | undefined;
}

export type Trolley = ReturnType<typeof createTrolley>;

interface TrolleyDeps {
  shop: Pick<Shop, 'trolley' | 'setAmount'>;
  /** Whether there may be a session. Without one there is no trolley to load. */
  hasSession: () => boolean;
  /** Emits events to the header at the start and end of each change. */
  emit: typeof emitEvent;
}

const nothingUnsaved: ReadonlyMap<string, number> = new Map();

/**
 * The shopper's trolley on this page, with optimistic updates: a new amount is shown immediately. The service
 * is the source of truth, so the trolley is loaded again after the last change:
 *
 *     shown     1       2                                   the service's amounts
 *     requests  PUT 1 ──────────┤ PUT 2 ────────┤ GET ─────┤
 *     events    started started  finished        finished
 */
export function createTrolley({ shop, hasSession, emit }: TrolleyDeps) {
  const listeners = new Set<() => void>();
  let state: TrolleyState = {
    kind: 'pending',
    order: undefined,
    unsaved: nothingUnsaved,
    refused: undefined,
  };
  let lastChange: Promise<void> = Promise.resolve();
  let pendingChanges = 0;
  let lastReadId = 0;

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    /** Loads the trolley unless it has been loaded or is loading. */
    loadOnce() {
      if (lastReadId === 0) void load();
    },
    setAmount({ lineNumber, name }: { lineNumber: string; name: string }, amount: number) {
      const isAdding = amount > amountInTrolley(state, lineNumber);
      setState({ unsaved: new Map(state.unsaved).set(lineNumber, amount), refused: undefined });
      pendingChanges += 1;
      emit('started_trolley_update');
      // One after the other, so that an earlier amount cannot overwrite a later one.
      lastChange = lastChange.then(() => change(lineNumber, amount, isAdding ? name : undefined));
      return lastChange;
    },
  };

  /** `adding` is the product's name if its amount increases. */
  async function change(lineNumber: string, amount: number, adding: string | undefined): Promise<void> {
    let outcome: 'added' | 'failed' = 'added';
    try {
      await shop.setAmount(lineNumber, amount);
    } catch (error) {
      outcome = 'failed';
      setState(isSignedOut(error) ? { kind: 'signed-out' } : { refused: adding ? 'adding' : 'removing' });
    }
    pendingChanges -= 1;
    emit('finished_trolley_update', adding === undefined ? undefined : { [outcome]: adding });
    if (pendingChanges === 0) await load();
  }

  async function load(): Promise<void> {
    lastReadId += 1;
    const readId = lastReadId;
    const isLatest = () => readId === lastReadId && pendingChanges === 0;
    if (!hasSession()) return setState({ kind: 'signed-out', order: undefined, unsaved: nothingUnsaved });
    try {
      const order = await shop.trolley();
      if (isLatest()) setState({ kind: 'ready', order, unsaved: nothingUnsaved });
    } catch (error) {
      if (isLatest())
        setState({ kind: isSignedOut(error) ? 'signed-out' : 'failed', unsaved: nothingUnsaved });
    }
  }

  function setState(changes: Partial<TrolleyState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }
}

/** How much of a product is in the trolley. */
export const amountInTrolley = ({ order, unsaved }: TrolleyState, lineNumber: string): number =>
  unsaved.get(lineNumber) ?? order?.lines.find((line) => line.lineNumber === lineNumber)?.amount ?? 0;
