import type { LoadHeader } from '@grocer/shared-contracts/host/plain';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

/** Hydrates the server-rendered app, or renders it into the empty page. */
export function start(load: LoadHeader): void {
  const app = document.getElementById('app') as HTMLElement;
  const page = JSON.parse(document.getElementById('page')?.textContent ?? '');
  const children = (
    <StrictMode>
      <App {...page} load={load} />
    </StrictMode>
  );
  if (app.hasChildNodes()) hydrateRoot(app, children);
  else createRoot(app).render(children);
}
