/** The browser's location, and navigation for hosts without a router. */
export const browserLocation = {
  path: (): string => globalThis.location.pathname + globalThis.location.search,
  origin: (): string => globalThis.location.origin,
  assign: (url: string): void => globalThis.location.assign(url),
  reload: (): void => globalThis.location.reload(),
  openTab: (url: string): void => void globalThis.open(url, '_blank', 'noopener'),
};
