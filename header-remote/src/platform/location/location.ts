/** Where the browser is, and how it is taken elsewhere when the host has no router. */
export const browserLocation = {
  path: (): string => globalThis.location.pathname + globalThis.location.search,
  origin: (): string => globalThis.location.origin,
  assign: (url: string): void => globalThis.location.assign(url),
  reload: (): void => globalThis.location.reload(),
  openTab: (url: string): void => void globalThis.open(url, '_blank', 'noopener'),
};
