import type { HeaderOptions } from '@grocer/shared-contracts';
import type { MountedWidget, WidgetName } from '@grocer/shared-contracts/host';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHeaderOptions } from '../useHeaderOptions.ts';
import { useShell } from '../useShell.ts';

interface Widget {
  container: RefObject<HTMLDivElement | null>;
  /** Whether to mount the widget; default: true. */
  isWanted?: boolean;
  /** For content cells only. */
  content?: unknown;
}

/** Mounts a widget. Passes options on mount only: all widgets share one set, which `HeaderSlot` keeps up to date. */
export function useWidget(
  name: WidgetName,
  { container, isWanted = true, content }: Widget,
): 'pending' | 'rendered' | 'failed' {
  const [state, setState] = useState<'pending' | 'rendered' | 'failed'>('pending');
  const shell = useShell();
  const { page, loadHeader } = shell;
  const options = useHeaderOptions(shell);
  const latestOptions = useRef<HeaderOptions>(options);
  latestOptions.current = options;

  useEffect(() => {
    if (!isWanted) return;
    let isUnmounted = false;
    let widget: MountedWidget | undefined;
    void mountInto(container.current as HTMLDivElement);
    return () => {
      isUnmounted = true;
      widget?.unmount();
    };

    async function mountInto(element: HTMLDivElement): Promise<void> {
      try {
        const header = await loadHeader(page.headerRemote, { release: page.release });
        if (isUnmounted) return;
        widget = header.mount(name, element, { ...latestOptions.current, content });
        await widget.rendered;
        if (!isUnmounted) setState('rendered');
      } catch (error) {
        console.error(`Failed to load ${name}; the page is shown without it`, error);
        if (!isUnmounted) setState('failed');
      }
    }
  }, [name, container, isWanted, content, page, loadHeader]);

  return state;
}
