import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import type { Route } from './+types/root';
import { header } from './header.server';

export const loader = ({ request }: Route.LoaderArgs) => header.renderSlot(request);

export const headers = () => ({ 'Cache-Control': 'private, no-cache' });

// The document has the header: a navigation in the browser needs no other one.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <HeaderSlot {...loaderData} navigate={useNavigate()} path={pathname + search} />
      <Outlet />
    </>
  );
}
