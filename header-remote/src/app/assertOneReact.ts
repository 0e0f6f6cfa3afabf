import * as React from 'react';

/** React 19's own: who answers hooks while this copy renders. */
const internals = (
  React as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { H?: Dispatcher | null } }
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

type Dispatcher = Record<'useState' | 'useEffect', unknown>;

/** Before a copy's first render there is nobody; after one there is somebody who refuses every hook in one and the same way. */
const isRendering = ({ H: dispatcher }: { H?: Dispatcher | null }): boolean =>
  Boolean(dispatcher && dispatcher.useState !== dispatcher.useEffect);

/**
 * Called while the React door `./Header` renders. React itself would say no more than 'Invalid hook call'.
 * @throws Error where another copy of React is rendering; the console tells who brought each copy, and what to do
 */
export function assertOneReact(): void {
  if (!internals || isRendering(internals)) return;
  import(/* webpackChunkName: "two-reacts" */ './explainTwoReacts.ts').then(
    ({ explainTwoReacts }) => explainTwoReacts(),
    // The error below says the most of it.
    () => {},
  );
  throw new Error(`[grocer header] Two copies of React met: the header was given React ${React.version}`);
}
