/** Parses an address; `null` if it is invalid. Some supported browsers have neither `URL.canParse` nor `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
