/** Modules by name and version. */
type ShareScope = Record<string, Record<string, object>>;

interface ContainerInit {
  origin: { shareScopeMap: Record<string, ShareScope> };
  scopeName: string;
  /** The page's own share scope. */
  shareScope: ShareScope;
}

/**
 * A federation runtime plugin for the entry point with a manifest. The header uses modules of the page's
 * share scope but adds none to it: otherwise an app on React 18 that shares React as a singleton would get
 * the header's newer React (behaviour/loading#sharing).
 */
export default function privateShareScope() {
  return {
    name: 'grocer-private-share-scope',
    initContainerShareScopeMap<Init extends ContainerInit>(init: Init): Init {
      init.origin.shareScopeMap[init.scopeName] = copyScope(init.shareScope);
      return init;
    },
  };
}

function copyScope(scope: ShareScope): ShareScope {
  const hasReact19 = Object.keys(scope.react ?? {}).some(isReact19);
  const copied = Object.entries(scope).flatMap(([name, versions]) => {
    if (!/^react(-dom)?(\/|$)/.test(name)) return [[name, { ...versions }] as const];
    const ofReact19 = Object.entries(versions).filter(([version]) => isReact19(version));
    return hasReact19 && ofReact19.length > 0
      ? [[name, complete(Object.fromEntries(ofReact19))] as const]
      : [];
  });
  return Object.fromEntries(copied);
}

const isReact19 = (version: string): boolean => version.startsWith('19.');

/** Ignores versions that the runtime adds, because it might prefer the header's own React to the page's. */
const complete = (versions: Record<string, object>): Record<string, object> =>
  new Proxy(versions, { set: () => true });
