import type { MountedWidget } from '@grocer/shared-contracts/host';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTrolley } from '../trolley/useTrolley.ts';
import { useHeaderOptions } from '../useHeaderOptions.ts';
import { useShell } from '../useShell.ts';
import button from './button.module.css';

/** The header's checkout button, which chooses the next step of the checkout. Until it has loaded, a plain link. */
export function CheckoutButton() {
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<MountedWidget>(undefined);
  const [isMounted, setMounted] = useState(false);
  const shell = useShell();
  const { page, loadHeader } = shell;
  const options = useHeaderOptions(shell);
  const latestOptions = useRef(options);

  useEffect(() => {
    latestOptions.current = options;
    widget.current?.update(options);
  }, [options]);

  useEffect(() => {
    let isUnmounted = false;
    void mountInto(container.current as HTMLDivElement);
    return () => {
      isUnmounted = true;
      widget.current?.unmount();
      widget.current = undefined;
    };

    async function mountInto(element: HTMLDivElement): Promise<void> {
      try {
        const header = await loadHeader(page.headerRemote, { release: page.release });
        if (isUnmounted) return;
        widget.current = header.mount('CheckoutButton', element, latestOptions.current);
        await widget.current.rendered;
        if (!isUnmounted) setMounted(true);
      } catch (error) {
        console.error('Failed to load CheckoutButton; the plain link stays', error);
      }
    }
  }, [page, loadHeader]);

  return (
    <div>
      {!isMounted && <PlainLink />}
      <div ref={container} hidden={!isMounted} />
    </div>
  );
}

function PlainLink() {
  const { routes } = useShell();
  const slot = useTrolley().order?.slot;
  return (
    <Link
      className={`${button.primary} ${button.large}`}
      to={slot ? routes.beforeYouGo() : routes.serviceSelection()}
    >
      Checkout
    </Link>
  );
}
