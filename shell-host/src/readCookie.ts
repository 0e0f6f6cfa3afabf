/** The value of a cookie that scripts may read; `undefined` if it is missing or empty, or the page has no cookies. */
export function readCookie(name: string, cookies = cookiesOfPage()): string | undefined {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}

/** Reads the cookies. In a sandboxed page that throws; `<img name="cookie">` replaces the text by an element. */
function cookiesOfPage(): string {
  try {
    return String(document.cookie);
  } catch {
    return '';
  }
}
