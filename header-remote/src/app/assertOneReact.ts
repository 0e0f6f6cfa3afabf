import * as React from 'react';

/** React 19's own: who answers hooks while this copy renders. */
const internals = (
  React as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { H?: Dispatcher | null } }
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

type Dispatcher = Record<'useState' | 'useEffect', unknown>;

/** Before a copy's first render there is nobody; after one there is somebody who refuses every hook in one and the same way. */
const isRendering = ({ H: dispatcher }: { H?: Dispatcher | null }): boolean =>
  Boolean(dispatcher && dispatcher.useState !== dispatcher.useEffect);

/** The federation runtime's account of a page: by share scope, package and version, who brought it and who uses it. */
type Shares = Record<string, Record<string, Record<string, Record<string, Share>>>>;
interface Share {
  from?: string;
  loaded?: boolean | 1 | undefined;
  useIn?: string[];
}

/**
 * Called while the React door `./Header` renders. React itself would say no more than 'Invalid hook call'.
 * @throws Error that names the copies of React on the page and who brought each, where another one is rendering
 */
export function assertOneReact(): void {
  if (!internals || isRendering(internals)) return;
  throw new Error(
    `[grocer header] Two copies of React met: the page renders with one, the header was given React ${React.version}. ` +
      `${copiesOfReact() || 'The page shares no React with it.'} ` +
      'Share react, react-dom, react-dom/client and react/jsx-runtime as singletons of ^19.0.0 ' +
      '(headerFederation() of @grocer/shared-contracts/host/build does), or mount the header through its door ./mount ' +
      '(<HeaderSlot>), which works beside any React.',
  );
}

function copiesOfReact(): string {
  const { __FEDERATION__: federation } = globalThis as { __FEDERATION__?: { __SHARE__?: Shares } };
  const copies = new Map<string, string>();
  for (const scopes of Object.values(federation?.__SHARE__ ?? {})) {
    for (const packages of Object.values(scopes)) {
      for (const [version, share] of Object.entries(packages.react ?? {})) {
        const used = share.loaded ? `, used by ${share.useIn?.join(' and ') || share.from}` : ', not used';
        copies.set(`${version} ${share.from}`, `React ${version} from ${share.from}${used}`);
      }
    }
  }
  return copies.size === 0 ? '' : `Shared on this page: ${[...copies.values()].join('; ')}.`;
}
