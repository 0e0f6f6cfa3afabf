/** The value of a cookie that scripts may read; `undefined` if it is missing or empty, or the page has no cookies. */
export function readCookie(name: string, cookies = cookiesOfPage()): string | undefined {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}

/** A sandboxed page throws, and `<img name="cookie">` takes the place of the text. */
function cookiesOfPage(): string {
  try {
    return String(document.cookie);
  } catch {
    return '';
  }
}
