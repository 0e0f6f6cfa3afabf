/** Navigates to a path of this origin or an absolute URL, with a host's router (behaviour/routes#router). */
export type Navigate = (url: string) => void;

/** Receives an analytics event: its name, and a payload of plain JSON. */
export type Analytics = (name: string, payload: Readonly<Record<string, unknown>>) => void;

/** A trolley line for the personalisation service. `unitPrice` is in pounds, with decimals, not in pence. */
export interface CartRow {
  quantity: number;
  unitPrice: number;
  currency: string;
  productId: string;
}

/**
 * The shopper's data for the personalisation service, without address, name or e-mail. `slotDate` is the date
 * in London, yyyy-mm-dd.
 */
export interface PersonalisationVariables {
  branchId: string | null;
  customerId: string | null;
  slotDate: string | null;
  slotType: string | null;
}

/** `cart` is sent after each load of the trolley, `variables` when one of them changes. */
export type PersonalisationUpdate =
  | { readonly kind: 'cart'; readonly rows: readonly CartRow[] }
  | { readonly kind: 'variables'; readonly variables: Readonly<PersonalisationVariables> };

export type Personalisation = (update: PersonalisationUpdate) => void;

/** The release that sent a log record or measurement (behaviour/errors#release). Older releases do not name it. */
export interface SignalSource {
  readonly release?: string;
  /** The release's line of the contract, such as `0.1`. */
  readonly line?: string;
}

/** One record of the header's log (behaviour/errors#records). `durationMs` is in milliseconds. */
export interface LogRecord extends SignalSource {
  level: 'info' | 'warning' | 'error';
  message?: string;
  service?: string;
  path?: string;
  /** URL of the call, without its query. */
  url?: string;
  status?: number;
  durationMs?: number;
  /** Name of the error, such as `ContractError`. */
  error?: string;
  /** Message of the error. A record about a call of a service omits it if `message` contains it. */
  cause?: string;
  /** Stack of the error, for failures of the header itself: crashes, chunks that did not load, failed hydration. */
  stack?: string;
  /** The feature that crashed. */
  feature?: string;
}

/** Receives log records. `console` is a valid logger. */
export interface Logger {
  log(record: Readonly<LogRecord>): void;
}

/**
 * Part of the header in which something was measured. Measurements contain no text, address or id
 * (behaviour/measurements#no-personal-values). `menu` includes the slide-out and, on a phone, the search screen
 * outside its form, which is `search`; `header` is everything else.
 */
export type MeasuredPart = 'search' | 'menu' | 'dialog' | 'navigation' | 'link' | 'button' | 'header';

/** A milestone in the header's start. `at`: milliseconds since the navigation, or the opening of a prerendered page. */
export interface MarkMeasurement {
  readonly kind: 'mark';
  readonly name: 'painted' | 'interactive' | 'connected' | 'session' | 'services';
  readonly at: number;
}

/**
 * How long the header took to show something: milliseconds from the press or keystroke until the paint
 * (behaviour/measurements#measures).
 */
export interface DurationMeasurement {
  readonly kind: 'duration';
  readonly name: 'menu' | 'suggestions';
  readonly at: number;
  readonly duration: number;
}

/** Phases of an interaction. Milliseconds. */
export interface InteractionPhases {
  /** From the input until its first event handler runs. */
  readonly inputDelay: number;
  /** From the start of its first event handler to the end of its last. */
  readonly processing: number;
  /** From the end of its last event handler until the next frame is painted. */
  readonly presentation: number;
}

/**
 * A press or keystroke in the header that took at least 16 ms. `duration`: milliseconds from the input until
 * the next paint, rounded to 8 ms by browsers.
 */
export interface InteractionMeasurement extends InteractionPhases {
  readonly kind: 'interaction';
  readonly input: 'pointer' | 'keyboard';
  readonly part: MeasuredPart;
  readonly at: number;
  readonly duration: number;
}

/** A web vital of the page that is caused by an element in the header. */
export interface VitalMeasurement {
  readonly kind: 'vital';
  readonly name: 'INP' | 'LCP' | 'CLS';
  /** Milliseconds; unitless for CLS. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  readonly part: MeasuredPart;
}

/** A measurement of any kind, as plain JSON. */
export type HeaderMeasurement = SignalSource &
  (MarkMeasurement | DurationMeasurement | InteractionMeasurement | VitalMeasurement);

/** Receives measurements of the header, for the page's own monitoring. */
export type OnMeasure = (measurement: HeaderMeasurement) => void;
