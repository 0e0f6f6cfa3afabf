import { version } from 'react';
import { tellDeveloper } from '../platform/logger/tellDeveloper.ts';

/** The federation runtime's account of a page: by share scope, package and version, who brought it and who uses it. */
type Shares = Record<string, Record<string, Record<string, Record<string, Share>>>>;
interface Share {
  from?: string;
  loaded?: boolean | 1 | undefined;
  useIn?: string[];
}

let isTold = false;

/** Tells the page's developers which copies of React are on the page and who brought each: once, for React tries again. */
export function explainTwoReacts(): void {
  if (isTold) return;
  isTold = true;
  tellDeveloper(
    `met two copies of React: the page renders with one, the header was given React ${version}. ` +
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
