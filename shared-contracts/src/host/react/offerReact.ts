import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as client from 'react-dom/client';
import type { Offers } from '../openByEntry.ts';

/**
 * The React that this package was bundled with, which is the app's own, as a federation runtime would offer it: hosts
 * share it without one (decision 10). The header takes version 19 and leaves any other alone.
 */
export const offerReact = (): Offers => ({
  react: offer(React.version, React),
  'react/jsx-runtime': offer(React.version, jsxRuntime),
  'react-dom': offer(ReactDOM.version, ReactDOM),
  'react-dom/client': offer(ReactDOM.version, client),
});

const offer = (version: string, library: object): Offers[string] => ({
  [version]: { get: () => () => library, loaded: 1 },
});
