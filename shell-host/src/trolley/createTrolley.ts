import type { Shop } from '../shop/createShop.ts';
import type { OrderDetails } from '../shop/order.ts';
import { isSignedOut } from '../shop/ShopError.ts';

/** The trolley as the pages show it. */
export interface TrolleyState {
  kind: 'pending' | 'ready' | 'failed' | 'signed-out';
  /** As the service last told it. */
  order: OrderDetails | undefined;
  /** Amounts that were chosen and are on their way to the service, by line number. */
  chosen: ReadonlyMap<string, number>;
  /** The last change was refused. */
  refused: boolean;
}

export interface Trolley {
  read(): TrolleyState;
  subscribe(listener: () => void): () => void;
  load(): Promise<void>;
  /** Loads it unless that has been done or is under way. */
  loadOnce(): void;
  setAmount(lineNumber: string, amount: number): Promise<void>;
}

interface Needs {
  shop: Pick<Shop, 'trolley' | 'setAmount'>;
  /** Whether the visitor may be signed in: an anonymous one has no trolley to ask for. */
  hasSession: () => boolean;
  /** Tells the header. */
  announce: (event: 'started_trolley_update' | 'finished_trolley_update') => void;
}

const nothingChosen: ReadonlyMap<string, number> = new Map();

/**
 * The shopper's trolley in this page. A chosen amount shows at once; the services stay the truth, and are asked again
 * when the last change has been made:
 *
 *     + + ──────────────── (2 shown)
 *     PUT 1 ── PUT 2 ───── GET ── what the service says
 *     started  started     finished, finished
 */
export function createTrolley({ shop, hasSession, announce }: Needs): Trolley {
  const listeners = new Set<() => void>();
  let state: TrolleyState = { kind: 'pending', order: undefined, chosen: nothingChosen, refused: false };
  let lastChange: Promise<void> = Promise.resolve();
  let changesUnderWay = 0;
  let lastReading = 0;

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    loadOnce() {
      if (lastReading === 0) void load();
    },
    setAmount(lineNumber, amount) {
      become({ chosen: new Map(state.chosen).set(lineNumber, amount), refused: false });
      changesUnderWay += 1;
      announce('started_trolley_update');
      // One after the other: a later amount must not be overtaken by an earlier one.
      lastChange = lastChange.then(() => change(lineNumber, amount));
      return lastChange;
    },
  };

  async function change(lineNumber: string, amount: number): Promise<void> {
    try {
      await shop.setAmount(lineNumber, amount);
    } catch (error) {
      become(isSignedOut(error) ? { kind: 'signed-out' } : { refused: true });
    }
    changesUnderWay -= 1;
    announce('finished_trolley_update');
    if (changesUnderWay === 0) await load();
  }

  async function load(): Promise<void> {
    lastReading += 1;
    const reading = lastReading;
    const isLatest = () => reading === lastReading && changesUnderWay === 0;
    if (!hasSession()) return become({ kind: 'signed-out', order: undefined, chosen: nothingChosen });
    try {
      const order = await shop.trolley();
      if (isLatest()) become({ kind: 'ready', order, chosen: nothingChosen });
    } catch (error) {
      if (isLatest()) become({ kind: isSignedOut(error) ? 'signed-out' : 'failed', chosen: nothingChosen });
    }
  }

  function become(changes: Partial<TrolleyState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }
}

/** How much of a product is in the trolley. */
export const amountOf = ({ order, chosen }: TrolleyState, lineNumber: string): number =>
  chosen.get(lineNumber) ?? order?.lines.find((line) => line.lineNumber === lineNumber)?.amount ?? 0;
