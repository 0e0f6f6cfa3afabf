import * as React from 'react';

/** React 19's internals. `H` is the dispatcher, which implements the hooks while this copy renders. */
const internals = (
  React as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { H?: Dispatcher | null } }
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

type Dispatcher = Record<'useState' | 'useEffect', unknown>;

/**
 * Whether this copy of React is rendering. The dispatcher is null before the first render; between renders it
 * is React's throwing dispatcher, whose hooks are all the same function.
 */
const isRendering = ({ H: dispatcher }: { H?: Dispatcher | null }): boolean =>
  Boolean(dispatcher && dispatcher.useState !== dispatcher.useEffect);

/**
 * Called in render: throws if another copy of React is rendering. React's own error is 'Invalid hook call'.
 * @throws Error if another copy of React renders; the console names the shared copies and says what to do
 */
export function assertOneReact(): void {
  if (!internals || isRendering(internals)) return;
  import(/* webpackChunkName: "idle" */ './explainTwoReacts.ts').then(
    ({ explainTwoReacts }) => explainTwoReacts(),
    // If the explanation does not load, the error below is enough.
    () => {},
  );
  throw new Error(`[grocer header] Two copies of React met: the header was given React ${React.version}`);
}
