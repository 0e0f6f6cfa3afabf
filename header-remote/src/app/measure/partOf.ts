import type { MeasuredPart } from '@grocer/shared-contracts';
import { stampAttribute } from '../runtime/stamp.ts';

/** The first match is an element's part. Each selector is about the kind of element: no text of it is read. */
const parts = [
  ['[role="search"]', 'search'],
  ['[popover]', 'menu'],
  ['dialog', 'dialog'],
  ['nav', 'navigation'],
  ['a', 'link'],
  ['button', 'button'],
  [`[${stampAttribute}]`, 'header'],
] as const satisfies readonly (readonly [string, MeasuredPart])[];

/** The part of the header that a node is in. Undefined outside the header and its widgets. */
export function partOf(node: Node | null | undefined): MeasuredPart | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element?.closest(`[${stampAttribute}]`)) return undefined;
  return parts.find(([selector]) => element.closest(selector))?.[1];
}
