import cookies from 'js-cookie';

/** The page's cookies that scripts may read. Writing is for names and attributes that the specification gives. */
export interface Cookies {
  read(name: string): string | undefined;
  write(name: string, value: string, maxAgeSeconds?: number): void;
  remove(name: string): void;
}

/** A cookie is removed as it was written: some browsers keep a secure one that is removed otherwise. */
const ours = { path: '/', secure: true, sameSite: 'Lax' } as const;

export const browserCookies: Cookies = {
  read: (name) => cookies.get(name),
  write(name, value, maxAgeSeconds) {
    const age = maxAgeSeconds === undefined ? {} : { 'max-age': String(maxAgeSeconds) };
    cookies.set(name, value, { ...ours, ...age });
  },
  remove: (name) => cookies.remove(name, ours),
};
