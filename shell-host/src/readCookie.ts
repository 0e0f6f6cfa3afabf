/** The value of a cookie that scripts may read; `undefined` if it is missing or empty. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}
