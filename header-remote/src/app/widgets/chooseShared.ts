import { contractVersion, satisfiesContract } from '@grocer/shared-contracts';

/** Modules by name and version, as a page's federation runtime registers them in its share scope. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

export interface SharedModule {
  get(): unknown;
  /** Truthy once the page has evaluated it. */
  loaded?: unknown;
}

const reactModules = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
const contractSchemas = '@grocer/shared-contracts/schemas';
const react19 = /^19\.\d+\.\d+$/;

/** Selects the page's modules that the header uses instead of its own: at most one version of each (decision 3). */
export const chooseShared = (scope: ShareScope): ShareScope => ({
  ...chooseReact(scope),
  ...chooseContracts(scope),
});

/**
 * Selects all four React modules of one version 19, because React DOM refuses a React of another version.
 * Prefers the version that the page has evaluated. If one of the four is missing, the header loads its own.
 */
function chooseReact(scope: ShareScope): ShareScope {
  const versions = Object.keys(scope.react ?? {}).filter(
    (version) => react19.test(version) && reactModules.every((name) => scope[name]?.[version]),
  );
  const chosen = versions.find((version) => scope.react?.[version]?.loaded) ?? versions[0];
  if (chosen === undefined) return {};
  return Object.fromEntries(
    reactModules.map((name) => [name, { [chosen]: scope[name]?.[chosen] as SharedModule }]),
  );
}

/**
 * Selects contract schemas whose version satisfies `^<contractVersion>`, which is never older than the header
 * was built with. Selects none if a script of the page has added enumerable properties to `Object.prototype`,
 * because the page's copy of zod fails with them (behaviour/loading#changed-javascript).
 */
function chooseContracts(scope: ShareScope): ShareScope {
  for (const _inherited in {}) return {};
  const versions = scope[contractSchemas] ?? {};
  const compatible = Object.keys(versions).filter((version) => satisfiesContract(version, contractVersion));
  const chosen = compatible.find((version) => versions[version]?.loaded) ?? compatible[0];
  return chosen === undefined ? {} : { [contractSchemas]: { [chosen]: versions[chosen] as SharedModule } };
}
