import * as ReactDOM from 'react-dom';

/** React 19's `preload`, which React 18 does not have. */
type Preload = (href: string, options: object) => void;

/** Writes the preloads of the header's scripts into the head of a page that is being rendered on a server. */
export function preloadScripts(links: readonly { href: string }[]): void {
  const { preload } = ReactDOM as { preload?: Preload };
  for (const link of links) preload?.(link.href, link);
}
