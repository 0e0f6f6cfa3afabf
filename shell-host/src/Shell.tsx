import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { ShellPage } from './page.ts';
import { createSite, type Site } from './site.ts';
import { useHeaderOptions } from './useHeaderOptions.ts';

/** A separate chunk, so that the header does not wait for the pages. The server preloads both. */
const PageContent = lazy(async () => {
  const { PageContent } = await import(/* webpackChunkName: "pages" */ './PageContent.tsx');
  return { default: PageContent };
});

/** The example host: the header, with the current page below it. */
export function Shell({ page }: { page: ShellPage }) {
  const [site] = useState(() => createSite(page));
  return (
    <>
      <HeaderMount {...site} />
      <Suspense fallback={<PendingPage />}>
        <PageContent {...site} />
      </Suspense>
    </>
  );
}

/** The header, loaded through this app's federation runtime, which shares its React (decision 10). */
function HeaderMount(site: Site) {
  const { loadHeader, page } = site;
  const { release, headerRemote } = page;
  return (
    <HeaderSlot load={loadHeader} options={useHeaderOptions(site)} release={release} remote={headerRemote} />
  );
}

/** Placeholder until the page's code has loaded. If the skip link focused it, the page gets the focus. */
function PendingPage() {
  const ref = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const main = ref.current;
    return () => {
      if (document.activeElement !== main) return;
      queueMicrotask(() => document.getElementById('main-content')?.focus({ preventScroll: true }));
    };
  }, []);

  return <main id="main-content" ref={ref} tabIndex={-1} />;
}
