/** The address as a URL, `null` where it is none. `URL.canParse` and `URL.parse` are younger than browsers that shop here. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
