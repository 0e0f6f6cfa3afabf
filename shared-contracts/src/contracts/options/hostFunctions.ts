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
 * The shopper's data for the personalisation service; never an address, a name or an e-mail. `slotDate` is yyyy-mm-dd,
 * the date in London.
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

/** One record of the header's log (behaviour/errors#records). `durationMs` is in milliseconds. */
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

/**
 * A part of the header. No measurement has a text, an address or an id in it
 * (behaviour/measurements#no-personal-values). `menu` is also the slide-out and the search screen of a phone;
 * `header` is everything else.
 */
export type MeasuredPart = 'search' | 'menu' | 'dialog' | 'navigation' | 'link' | 'button' | 'header';

/** A point in the header's start. `at` is in milliseconds since the navigation began. */
export interface MarkMeasurement {
  readonly kind: 'mark';
  readonly name: 'painted' | 'interactive' | 'connected' | 'session' | 'services';
  readonly at: number;
}

/**
 * How long the header took to show something, in milliseconds from the press or keystroke until it was painted
 * (behaviour/measurements#measures).
 */
export interface DurationMeasurement {
  readonly kind: 'duration';
  readonly name: 'menu' | 'suggestions';
  readonly at: number;
  readonly duration: number;
}

/** The three phases of an interaction. Milliseconds. */
export interface InteractionPhases {
  /** From the input until its first event handler runs. */
  readonly inputDelay: number;
  /** From its first event handler until its last one has run. */
  readonly processing: number;
  /** From its last event handler until the next frame is painted. */
  readonly presentation: number;
}

/**
 * A press or keystroke in the header that took 16 ms or longer. `duration` is in milliseconds from the input until the
 * next paint; browsers round it to 8 ms.
 */
export interface InteractionMeasurement extends InteractionPhases {
  readonly kind: 'interaction';
  readonly input: 'pointer' | 'keyboard';
  readonly part: MeasuredPart;
  readonly at: number;
  readonly duration: number;
}

/** A web vital of the page whose element is in the header. */
export interface VitalMeasurement {
  readonly kind: 'vital';
  readonly name: 'INP' | 'LCP' | 'CLS';
  /** Milliseconds; a number without a unit for CLS. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  readonly part: MeasuredPart;
}

/** One measurement of any kind, as plain JSON. */
export type HeaderMeasurement =
  | MarkMeasurement
  | DurationMeasurement
  | InteractionMeasurement
  | VitalMeasurement;

/** Receives measurements of the header, for the page's own monitoring. */
export type OnMeasure = (measurement: HeaderMeasurement) => void;
