import cookies from 'js-cookie';
import { attempt } from '../attempt.ts';

/**
 * The page's cookies that scripts can read. Nothing throws: on a page without access to cookies there are
 * none, and none is written. Write only the cookies that the header owns.
 */
export interface Cookies {
  read(name: string): string | undefined;
  write(name: string, value: string, maxAgeSeconds?: number): void;
  remove(name: string): void;
}

/** Used for writing and for removing: some browsers do not remove a secure cookie without its attributes. */
const attributes = { path: '/', secure: true, sameSite: 'Lax' } as const;

export const browserCookies: Cookies = {
  read: (name) => attempt(() => cookies.get(name)),
  write(name, value, maxAgeSeconds) {
    const age = maxAgeSeconds === undefined ? {} : { 'max-age': String(maxAgeSeconds) };
    attempt(() => cookies.set(name, value, { ...attributes, ...age }));
  },
  remove: (name) => attempt(() => cookies.remove(name, attributes)),
};
