import cookies from 'js-cookie';
import { attempt } from '../attempt.ts';

/**
 * The page's cookies that scripts can read. Never throws: where access is blocked, reads return nothing and
 * writes are ignored. Write only cookies that the header owns.
 */
export interface Cookies {
  read(name: string): string | undefined;
  write(name: string, value: string, maxAgeSeconds?: number): void;
  remove(name: string): void;
}

/** For writing and removing: some browsers remove a secure cookie only if its attributes are repeated. */
const attributes = { path: '/', secure: true, sameSite: 'Lax' } as const;

export const browserCookies: Cookies = {
  read: (name) => attempt(() => cookies.get(name)),
  write(name, value, maxAgeSeconds) {
    const age = maxAgeSeconds === undefined ? {} : { 'max-age': String(maxAgeSeconds) };
    attempt(() => cookies.set(name, value, { ...attributes, ...age }));
  },
  remove: (name) => attempt(() => cookies.remove(name, attributes)),
};
