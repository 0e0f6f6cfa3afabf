/** Reads a cookie that scripts can access. `undefined` if it is missing or empty, or without cookies. */
export function readCookie(name: string, cookies = cookiesOfPage()): string | undefined {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}

/** Access throws in a sandboxed page. An `<img name="cookie">` replaces `document.cookie` by an element. */
function cookiesOfPage(): string {
  try {
    return String(document.cookie);
  } catch {
    return '';
  }
}
