import vectors from './xssVectors.json' with { type: 'json' };

/**
 * Published XSS attacks, one of each class, from OWASP's XSS Filter Evasion Cheat Sheet (CC BY-SA 4.0),
 * PortSwigger's XSS cheat sheet and bug reports. A successful attack calls `alert` or leaves the shop.
 */
export const xssVectors: readonly string[] = Object.values(vectors).flat();

/** Hostile values for a message's placeholders. A URL is checked after its values are filled in. */
export const hostileParams = {
  href: 'javascript:alert(1)',
  markup: '<img src=x onerror=alert(1)><script>alert(1)</script>',
};
