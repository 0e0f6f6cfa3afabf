import type { ContentComponent, ContentKind, ContentOf } from '@grocer/shared-contracts';
import type { ReactNode } from 'react';

/** A component with its position in reading order, counted from 0. */
export interface NumberedComponent<Kind extends ContentKind = ContentKind> {
  component: ContentOf<Kind>;
  position: number;
  /** Unique number for React keys, because the editors' ids may repeat. */
  serial: number;
  /** The child components, numbered. */
  parts: readonly NumberedComponent[];
}

/** Numbers components in reading order. A container has its first child's position (behaviour/content#lazy-loading). */
export function numberComponents(components: readonly ContentComponent[]): NumberedComponent[] {
  let next = 0;
  let serial = 0;
  const number = (component: ContentComponent): NumberedComponent => {
    const position = next;
    const numbered = { component, position, serial: serial++ };
    if (component.kind !== 'container') next += 1;
    return { ...numbered, parts: component.childComponents.map(number) };
  };
  return components.map(number);
}

/** Props of the component that shows a kind. `inner` is its rendered child components. */
export type ContentProps<Kind extends ContentKind> = NumberedComponent<Kind> & { inner: ReactNode };
