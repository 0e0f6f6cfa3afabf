import type { HeaderConfig } from '@grocer/shared-contracts';

/** Whether the host has configured a further root (behaviour/menus#further-roots). */
export const hasFurtherRoots = ({
  groceries: _groceries,
  entertaining: _entertaining,
  ...further
}: HeaderConfig['menuRoots']): boolean => Object.values(further).some((id) => id !== null);
