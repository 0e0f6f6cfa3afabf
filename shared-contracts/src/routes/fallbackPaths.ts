import { encodeText } from './encodeText.ts';
import { readRedirect } from './readRedirect.ts';

// The paths of the fallback header, which has no other routes: a page's own script contains them.

export const groceriesPath = (root: string): string => `${root}/shop/browse/groceries`;

export const searchPath = (root: string): string => `${root}/shop/search`;

export const trolleyPath = (root: string): string => `${root}/shop/trolley`;

export const accountPath = (root: string): string => `${root}/myaccount`;

/**
 * The login page, with `current` (path and query) as its redirect. If `current` is the login page itself, its own
 * redirect is kept (behaviour/routes#login).
 */
export function loginPath(root: string, current = ''): string {
  const login = `${root}/login`;
  const [page = ''] = current.split('#', 1);
  const [pathname = '', ...query] = page.split('?');
  const onLoginPage = pathname.replace(/\/$/, '') === login;
  const redirect = onLoginPage ? readRedirect(query.join('?'), NOWHERE) : page;
  return redirect?.startsWith('/') ? `${login}?redirect=${encodeText(redirect)}` : login;
}

// Any origin will do, because the check is only whether a path leaves it.
const NOWHERE = 'http://site.invalid';
