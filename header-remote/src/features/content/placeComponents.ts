import type { ContentComponent, ContentKind, ContentOf } from '@grocer/shared-contracts';
import type { ReactNode } from 'react';

/** A component of a kind, with its number in reading order: the first of a page is 0. */
export interface Placed<Kind extends ContentKind = ContentKind> {
  component: ContentOf<Kind>;
  position: number;
  /** Of its own: editors repeat ids. */
  serial: number;
  parts: readonly Placed[];
}

/** Numbers components as they are read. What only holds others takes no number. */
export function placeComponents(components: readonly ContentComponent[], start = 0): Placed[] {
  let next = start;
  let serial = 0;
  const place = (component: ContentComponent): Placed => {
    const position = next;
    const own = { component, position, serial: serial++ };
    if (component.kind !== 'container') next += 1;
    return { ...own, parts: component.childComponents.map(place) };
  };
  return components.map(place);
}

/** What the component of a kind is given; `inner`: what it holds, drawn. */
export type ContentProps<Kind extends ContentKind> = Placed<Kind> & { inner: ReactNode };
