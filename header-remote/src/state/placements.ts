import { browserSession } from '../platform/storage/storage.ts';

/** `asked`: nobody knows yet whether the order was placed; `placed`: it was. */
export type Placement = 'asked' | 'placed';

const key = 'grocer.placements.1';

/**
 * Orders that this tab has asked the shop to place. They outlive a reload and the way Back, so that no order is placed a
 * second time before the shop has said what became of the first (clarifications 28, 98).
 */
export const placements = {
  of: (customerOrderId: string): Placement | undefined => read()[customerOrderId],
  /** Those of which nobody knows yet. */
  unsettled: (): string[] => Object.keys(read()).filter((id) => read()[id] === 'asked'),
  set(customerOrderId: string, placement: Placement): void {
    write({ ...read(), [customerOrderId]: placement });
  },
  /** The shop has said no: it may be asked again. */
  forget(customerOrderId: string): void {
    const { [customerOrderId]: _, ...others } = read();
    write(others);
  },
};

function read(): Partial<Record<string, Placement>> {
  try {
    const kept: unknown = JSON.parse(browserSession.read(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Record<string, Placement>>) : {};
  } catch {
    return {};
  }
}

function write(kept: Partial<Record<string, Placement>>): void {
  browserSession.write(key, JSON.stringify(kept));
}
