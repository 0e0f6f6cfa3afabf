/** The four React modules of an app, as the bundler resolves them. */
export interface ReactModules {
  react: object & { version: string };
  jsxRuntime: object;
  dom: object & { version: string };
  client: object;
}

/** A build between two releases, after 19.0.0: it is named after the next release. */
const canary = /^(19\.[1-9]\d*\.\d+)-canary-/;

/** What the header and its libraries use of each module. React 19.0 has all of it. */
const used: Readonly<Record<keyof ReactModules, readonly string[]>> = {
  react:
    'Children cloneElement createContext createElement createRef forwardRef isValidElement lazy memo startTransition use useCallback useContext useDebugValue useDeferredValue useEffect useId useImperativeHandle useInsertionEffect useLayoutEffect useMemo useReducer useRef useState useSyncExternalStore useTransition'.split(
      ' ',
    ),
  jsxRuntime: ['jsx', 'jsxs'],
  dom: ['createPortal', 'flushSync'],
  client: ['createRoot', 'hydrateRoot'],
};

/** The slots of React 19's internals: dispatcher, async dispatcher, transition, and its callback. */
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
