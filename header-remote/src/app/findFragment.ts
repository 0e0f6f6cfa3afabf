import { readStamp, type Stamp, stampAttribute } from './stamp.ts';
import { version } from './version.ts';

interface Found {
  fragment: Element | undefined;
  /** Only where the fragment is of this very version: nothing else can be hydrated. */
  stamp: Stamp | undefined;
}

/** The fragment that a server rendered into the element, if there is one. */
export function findFragment(element: Element): Found {
  const fragment = element.querySelector(`[${stampAttribute}]`) ?? undefined;
  const stamp = fragment && readStamp(fragment);
  return { fragment, stamp: stamp?.version === version ? stamp : undefined };
}
