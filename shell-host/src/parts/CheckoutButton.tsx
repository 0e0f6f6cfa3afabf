import { loadHeader, type MountedWidget } from '@grocer/shared-contracts/host/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTrolley } from '../trolley/useTrolley.ts';
import { useHeaderOptions } from '../useHeaderOptions.ts';
import { useShell } from '../useShell.ts';
import button from './button.module.css';

/** The header's own checkout button, which knows where the shopper has to go; a plain link until it comes. */
export function CheckoutButton() {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<MountedWidget>(undefined);
  const [stands, setStands] = useState(false);
  const { page } = useShell();
  const options = useHeaderOptions();
  const latest = useRef(options);

  useEffect(() => {
    latest.current = options;
    widget.current?.update(options);
  }, [options]);

  useEffect(() => {
    let isGone = false;
    void mountInto(place.current as HTMLDivElement);
    return () => {
      isGone = true;
      widget.current?.unmount();
      widget.current = undefined;
    };

    async function mountInto(element: HTMLDivElement): Promise<void> {
      try {
        const header = await loadHeader(page.release ?? page.headerRemote);
        if (isGone) return;
        widget.current = header.mount('CheckoutButton', element, latest.current);
        await widget.current.rendered;
        if (!isGone) setStands(true);
      } catch (error) {
        console.error('The checkout button could not be loaded; its link leads on', error);
      }
    }
  }, [page]);

  return (
    <div>
      {!stands && <PlainLink />}
      <div ref={place} />
    </div>
  );
}

function PlainLink() {
  const { routes } = useShell();
  const slot = useTrolley().order?.slot;
  return (
    <Link className={button.primary} to={slot ? routes.beforeYouGo() : routes.serviceSelection()}>
      Checkout
    </Link>
  );
}
