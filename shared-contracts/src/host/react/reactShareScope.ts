import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as client from 'react-dom/client';
import type { ShareScope } from '../browser/loadFromEntry.ts';

/**
 * The share scope of a host without a federation runtime (decision 10): the React with which this package is bundled,
 * which is the app's own. The header uses it if it is version 19.
 */
export const reactShareScope = (): ShareScope => ({
  react: sharedModule(React.version, React),
  'react/jsx-runtime': sharedModule(React.version, jsxRuntime),
  'react-dom': sharedModule(ReactDOM.version, ReactDOM),
  'react-dom/client': sharedModule(ReactDOM.version, client),
});

const sharedModule = (version: string, library: object): ShareScope[string] => ({
  [version]: { get: () => () => library, loaded: 1 },
});
