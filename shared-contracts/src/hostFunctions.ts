/** Takes the shopper to a same-origin path or a whole address; a host with a router handles its own paths itself. */
export type Navigate = (url: string) => void;

/** Takes an analytics event (clarifications C12): its name and a payload that is plain JSON. */
export type Analytics = (name: string, payload: Readonly<Record<string, unknown>>) => void;

/** One line of the trolley for the personalisation service; `unitPrice` in whole units of `currency`. */
export interface CartRow {
  quantity: number;
  unitPrice: number;
  currency: string;
  productId: string;
}

/** What the personalisation service may know of a shopper: no address, name or e-mail. `slotDate` is yyyy-mm-dd in London. */
export interface PersonalisationVariables {
  branchId: string | null;
  customerId: string | null;
  slotDate: string | null;
  slotType: string | null;
}

/** The cart, after each load of the trolley, or the variables, when one of them changed (spec §7, clarifications C12). */
export type PersonalisationUpdate =
  | { readonly kind: 'cart'; readonly rows: readonly CartRow[] }
  | { readonly kind: 'variables'; readonly variables: Readonly<PersonalisationVariables> };

export type Personalisation = (update: PersonalisationUpdate) => void;

/** One record of the header's log (spec §8, clarification 131). `durationMs` in milliseconds. */
export interface LogRecord {
  level: 'info' | 'warning' | 'error';
  message?: string;
  service?: string;
  path?: string;
  /** Address of the call, without its query. */
  url?: string;
  status?: number;
  durationMs?: number;
  /** Name of the error, as `ContractError`. */
  error?: string;
  /** What that error says, where `message` does not. */
  cause?: string;
}

/** Takes log records; `console` is one. */
export interface Logger {
  log(record: Readonly<LogRecord>): void;
}
