import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as client from 'react-dom/client';
import type { ShareScope } from '../browser/loadFromEntry.ts';
import { offeredVersion } from './offeredVersion.ts';

/**
 * The share scope of a host without a federation runtime (decision 10): the React with which this package is bundled,
 * which is the app's own. The header uses it if it is version 19.
 */
export function reactShareScope(): ShareScope {
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
