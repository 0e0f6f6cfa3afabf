/** What the remote offers to the page's federation runtime: data only (design §5). */
export const remoteName = 'header';

/** Where in a version's folder the entry with a manifest is, for hosts that ask for one (decision 8). */
export const manifestFolder = 'federation';

/** Doors of the remote; `app/entry.ts` has the same. They share one chunk: one script and one style sheet, however many doors a page opens. */
export const exposes = {
  './Header': { import: './src/app/Header.tsx', name: 'widgets' },
  './AmendBar': { import: './src/app/AmendBar.tsx', name: 'widgets' },
  './AppBanner': { import: './src/app/AppBanner.tsx', name: 'widgets' },
  './CheckoutButton': { import: './src/app/CheckoutButton.tsx', name: 'widgets' },
  './ContentCell': { import: './src/app/ContentCell.tsx', name: 'widgets' },
  './MultiSearch': { import: './src/app/MultiSearch.tsx', name: 'widgets' },
  './mount': { import: './src/app/mount.tsx', name: 'widgets' },
};

/**
 * One copy of React with any React 19 host, our own beside a React 18 host: hosts declare these singletons, the
 * remote does not (a shared singleton of React fails a React 18 host).
 */
const anyReact19 = { singleton: false, requiredVersion: '^19.0.0' };

export const shared = {
  react: anyReact19,
  'react-dom': anyReact19,
  'react-dom/client': anyReact19,
  'react/jsx-runtime': anyReact19,
};

const anyVersion = { ...anyReact19, requiredVersion: false as const };

/** The same for `app/entry.ts`: it is offered one version at most (`app/chooseReact.ts`), and has none to compare. */
export const chosen = {
  react: anyVersion,
  'react-dom': anyVersion,
  'react-dom/client': anyVersion,
  'react/jsx-runtime': anyVersion,
};
