import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as client from 'react-dom/client';
import { createLoadHeader } from '../browser/createLoadHeader.ts';
import { fetchUnverified } from '../browser/fetchRelease.ts';
import { loadFromEntry, type ShareScope } from '../browser/loadEntry.ts';
import type { LoadHeader } from '../browser/mountModule.ts';
import { withOverride } from '../override/withOverride.ts';

/** The four React modules of an app, as the bundler resolves them. */
export interface ReactModules {
  react: object & { version: string };
  jsxRuntime: object;
  dom: object & { version: string };
  client: object;
}

/** A canary of React 19 from 19.1 on. A canary is a build between two releases, named after the later one. */
const canary = /^(19\.[1-9]\d*\.\d+)-canary-/;

/** The exports of each module that the header and its libraries use. React 19.0 has all of them. */
const used: Readonly<Record<keyof ReactModules, readonly string[]>> = {
  react:
    'Children cloneElement createContext createElement createRef forwardRef isValidElement lazy memo startTransition use useCallback useContext useDebugValue useDeferredValue useEffect useId useImperativeHandle useInsertionEffect useLayoutEffect useMemo useReducer useRef useState useSyncExternalStore useTransition'.split(
      ' ',
    ),
  jsxRuntime: ['jsx', 'jsxs'],
  dom: ['createPortal', 'flushSync'],
  client: ['createRoot', 'hydrateRoot'],
};

/** Fields of React 19's internals: dispatcher, async dispatcher, transition, and the callback of transitions. */
const internalSlots = ['H', 'A', 'T', 'S'];
const internalsName = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * The version under which an app's React is offered to the header. It is React's own, except for a canary such as the
 * one that Next.js contains: if it has the functions and internals of the releases that the header is tested with, it
 * is offered as the release after which it is named, because the header accepts releases only
 * (behaviour/loading#react-canary).
 */
export function offeredVersion(modules: ReactModules): string {
  const { version } = modules.react;
  const release = canary.exec(version)?.[1];
  const isComplete = () => modules.dom.version === version && hasAllUsed(modules) && hasInternals(modules);
  return release !== undefined && isComplete() ? release : version;
}

const hasAllUsed = (modules: ReactModules): boolean =>
  (Object.keys(used) as (keyof ReactModules)[]).every((name) =>
    used[name].every((member) => Boolean(memberOf(modules[name], member))),
  );

function hasInternals({ react }: ReactModules): boolean {
  const internals = memberOf(react, internalsName);
  return (
    typeof internals === 'object' && internals !== null && internalSlots.every((slot) => slot in internals)
  );
}

const memberOf = (library: object, name: string): unknown => (library as Record<string, unknown>)[name];

/**
 * The share scope of a host without a federation runtime (decision 10): the React with which this package is bundled,
 * which is the app's own. The header uses it if it is version 19.
 */
function reactShareScope(): ShareScope {
  const version = offeredVersion({ react: React, jsxRuntime, dom: ReactDOM, client });
  const domVersion = version === React.version ? ReactDOM.version : version;
  return {
    react: sharedModule(version, React),
    'react/jsx-runtime': sharedModule(version, jsxRuntime),
    'react-dom': sharedModule(domVersion, ReactDOM),
    'react-dom/client': sharedModule(domVersion, client),
  };
}

const sharedModule = (version: string, library: object): ShareScope[string] => ({
  [version]: { get: () => () => library, loaded: 1 },
});

/**
 * Loads the header into a React app. The header uses the app's React 19; in a React 18 app it brings its own. It
 * works with any bundler, needs no configuration and adds no federation runtime (decision 10).
 *
 *     const header = await loadHeader('https://header.example/stable/');
 *     const element = document.getElementById('grocer-header');
 *     if (element) header.mount('Header', element, { services: { origin } });
 *
 * A release that the server wrote into the page saves a request: `loadHeader(channel, { release })`.
 */
export const loadReactHeader: LoadHeader = withOverride(
  createLoadHeader(loadFromEntry(reactShareScope()), fetchUnverified),
);
