/**
 * Navigates to a path of the same origin or to an absolute address (behaviour/routes#router). For hosts with a router.
 */
export type Navigate = (url: string) => void;

/** Receives an analytics event: its name and a payload of plain JSON. */
export type Analytics = (name: string, payload: Readonly<Record<string, unknown>>) => void;

/**
 * One line of the trolley for the personalisation service. `unitPrice` is in whole units of `currency`, such as pounds.
 */
export interface CartRow {
  quantity: number;
  unitPrice: number;
  currency: string;
  productId: string;
}

/**
 * What the personalisation service gets about the shopper; never an address, a name or an e-mail. `slotDate` is
 * yyyy-mm-dd, the date in London.
 */
export interface PersonalisationVariables {
  branchId: string | null;
  customerId: string | null;
  slotDate: string | null;
  slotType: string | null;
}

/** `cart` is sent after each load of the trolley, `variables` when one of them has changed. */
export type PersonalisationUpdate =
  | { readonly kind: 'cart'; readonly rows: readonly CartRow[] }
  | { readonly kind: 'variables'; readonly variables: Readonly<PersonalisationVariables> };

export type Personalisation = (update: PersonalisationUpdate) => void;

/** One record of the header's log (behaviour/services#log). `durationMs` is in milliseconds. */
export interface LogRecord {
  level: 'info' | 'warning' | 'error';
  message?: string;
  service?: string;
  path?: string;
  /** Address of the call without its query. */
  url?: string;
  status?: number;
  durationMs?: number;
  /** Name of the error, such as `ContractError`. */
  error?: string;
  /** Message of the error, if it is not part of `message`. */
  cause?: string;
  /** Stack of a crash's error. */
  stack?: string;
}

/** Receives log records. `console` is a valid logger. */
export interface Logger {
  log(record: Readonly<LogRecord>): void;
}
