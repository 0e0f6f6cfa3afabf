import { version } from 'react';
import { isFirstOnPage } from '../../platform/isFirstOnPage.ts';
import { logToConsole } from '../../platform/logger/logToConsole.ts';

/** The federation runtime's shared modules of a page, by runtime instance, share scope, package and version. */
type Shares = Record<string, Record<string, Record<string, Record<string, Share>>>>;
interface Share {
  /** Name of the container that provides the module. */
  from?: string;
  loaded?: boolean | 1 | undefined;
  useIn?: string[];
}

/** Logs each shared copy of React, who provides and who uses it. Once, because React retries a failed render. */
export function explainTwoReacts(): void {
  if (!isFirstOnPage('two copies of React')) return;
  logToConsole(
    `two copies of React on this page: the page renders with one, the header was given React ${version}. ` +
      `${copiesOfReact() || 'The page shares no React with it.'} ` +
      'Share react, react-dom, react-dom/client and react/jsx-runtime as singletons of ^19.0.0 ' +
      '(headerFederation() of @grocer/shared-contracts/host/build does), or mount the header through its entry point ./mount ' +
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
