import { useEffect, useState } from 'react';
import type { MenuShellProps } from './MenuShell.tsx';

/** Whether a menu's popover is open, and the function that takes its changes. */
export function useShellOpen(shellRef: MenuShellProps['shellRef']): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  // The shopper may have opened the menu before hydration.
  useEffect(() => setOpen(shellRef.current?.matches(':popover-open') === true), [shellRef]);
  return [isOpen, setOpen];
}
