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
  /** Until its first event handler runs. */
  readonly inputDelay: number;
  /** Until its last event handler has run. */
  readonly processing: number;
  /** Until the next frame is painted. */
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

/** Plain JSON. */
export type HeaderMeasurement =
  | MarkMeasurement
  | DurationMeasurement
  | InteractionMeasurement
  | VitalMeasurement;

/** Receives measurements of the header, for the page's own monitoring. */
export type OnMeasure = (measurement: HeaderMeasurement) => void;
