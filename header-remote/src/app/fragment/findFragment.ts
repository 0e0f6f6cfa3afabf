import { parseStamp, type Stamp, stampAttribute } from '../runtime/stamp.ts';
import { version } from '../version.ts';

interface FoundFragment {
  fragment: Element | undefined;
  /** Set only if the fragment is of this version: no other markup can be hydrated. */
  stamp: Stamp | undefined;
  /** The server's events, of any version. */
  analytics: Stamp['analytics'];
}

/** Finds the fragment that a server rendered into the element. */
export function findFragment(element: Element): FoundFragment {
  const fragment = element.querySelector(`[${stampAttribute}]`) ?? undefined;
  const stamp = fragment && parseStamp(fragment);
  return { fragment, stamp: stamp?.version === version ? stamp : undefined, analytics: stamp?.analytics };
}
