import type { HeaderOptions } from '@grocer/shared-contracts';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type ComponentType, lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

/** A federated app that renders the header in its own tree, through the remote's React door. */
const { entry, services } = JSON.parse(document.getElementById('page')?.textContent ?? '');
registerRemotes([{ name: 'header', entry }]);

const Header = lazy(async () => {
  const door = await loadRemote<{ Header: ComponentType<{ options: HeaderOptions }> }>('header/Header');
  if (!door) throw new Error('the remote has no door ./Header');
  return { default: door.Header };
});

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <Suspense fallback={<p>One moment</p>}>
      <Header options={{ services: { origin: services } }} />
    </Suspense>
    <main id="main-content">The page</main>
  </StrictMode>,
);
