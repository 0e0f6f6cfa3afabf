import { emitEvent, resolveHeaderOptions } from '@grocer/shared-contracts';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { SiteFooter } from './components/SiteFooter.tsx';
import { pageElement } from './pageElement.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { readCookie } from './readCookie.ts';
import { SandboxPanel } from './sandbox-panel/SandboxPanel.tsx';
import { createCall } from './shop/createCall.ts';
import { createShop } from './shop/createShop.ts';
import type { Site } from './site.ts';
import { createTrolley } from './trolley/createTrolley.ts';
import { TrolleyProblem } from './trolley/TrolleyProblem.tsx';
import { useFreshTrolley } from './trolley/useFreshTrolley.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { ShellContext, type ShellContextValue } from './useShell.ts';

/** Everything below the header: the page of the current path, and the sandbox's panel. */
export function PageContent(site: Site) {
  const [shell] = useState(() => createShellValue(site));
  const { page, pages } = site;
  useFocusOnNavigation();
  useFreshTrolley(shell.trolley);
  return (
    <ShellContext value={shell}>
      <main id="main-content" tabIndex={-1}>
        <Routes>
          {pages.map((entry) => (
            <Route key={entry.pattern} path={entry.pattern} element={pageElement(entry)} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </main>
      <SiteFooter routes={site.routes} />
      <TrolleyProblem />
      {page.sandbox && <SandboxPanel services={page.options.services?.origin ?? ''} />}
    </ShellContext>
  );
}

/** Creates what all pages share. */
function createShellValue(site: Site): ShellContextValue {
  const { options } = site.page;
  const { services } = resolveHeaderOptions(options);
  const origin = options.services?.origin ?? '';
  const shop = createShop(
    createCall((...request) => fetch(...request)),
    { origin, services },
  );
  const trolley = createTrolley({
    shop,
    hasSession: () => readCookie('X-Has-Token-Session') === 'true',
    emit: emitEvent,
  });
  return { ...site, shop, trolley };
}
