/**
 * Names of the header's performance marks and measures. The mark `grocer-header` itself is set by `MarkInteractive`,
 * which does not wait for the code of the services.
 */
export const prefix = 'grocer-header';

export type MarkName = 'painted' | 'connected' | 'session' | 'services';
export type DurationName = 'menu' | 'suggestions';

export const entryName = (name: MarkName | DurationName): string => `${prefix}:${name}`;
