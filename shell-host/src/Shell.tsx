import { createRoutes, emitEvent, resolveHeaderOptions } from '@grocer/shared-contracts';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { HeaderMount } from './HeaderMount.tsx';
import type { ShellPage } from './page.ts';
import { pageElement } from './pageElement.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { pageTable } from './pageTable.ts';
import { readCookie } from './readCookie.ts';
import { SandboxPanel } from './sandbox-panel/SandboxPanel.tsx';
import { createCall } from './shop/createCall.ts';
import { createShop } from './shop/createShop.ts';
import { createTrolley } from './trolley/createTrolley.ts';
import { TrolleyProblem } from './trolley/TrolleyProblem.tsx';
import { useFreshTrolley } from './trolley/useFreshTrolley.ts';
import { useArrival } from './useArrival.ts';
import { ShellContext, type ShellKit } from './useShell.ts';

interface Props {
  page: ShellPage;
}

/** The example host: the header above, the page that the path names below. */
export function Shell({ page }: Props) {
  const [kit] = useState(() => assemble(page));
  useArrival();
  useFreshTrolley(kit.trolley);
  return (
    <ShellContext value={kit}>
      <HeaderMount />
      <main id="main-content" tabIndex={-1}>
        <Routes>
          {kit.pages.map((entry) => (
            <Route key={entry.pattern} path={entry.pattern} element={pageElement(entry)} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </main>
      <TrolleyProblem />
      {page.sandbox && <SandboxPanel services={page.options.services?.origin ?? ''} />}
    </ShellContext>
  );
}

/** What all pages share, made once. */
function assemble(page: ShellPage): ShellKit {
  const { options } = page;
  const { services, config } = resolveHeaderOptions(options);
  const routes = createRoutes({ services, config });
  const origin = options.services?.origin ?? '';
  const shop = createShop(
    createCall((...request) => fetch(...request)),
    { origin, services },
  );
  const trolley = createTrolley({
    shop,
    hasSession: () => readCookie('X-Has-Token-Session') === 'true',
    announce: (event) => emitEvent(event),
  });
  return { page, pages: pageTable(routes, config), routes, shop, trolley };
}
