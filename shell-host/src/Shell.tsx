import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { HeaderMount } from './HeaderMount.tsx';
import type { ShellPage } from './page.ts';
import { createSite } from './site.ts';

interface Props {
  page: ShellPage;
}

/** The pages are a separate chunk, so that the header does not wait for them. The server preloads both. */
const PageContent = lazy(async () => {
  const { PageContent } = await import(/* webpackChunkName: "pages" */ './PageContent.tsx');
  return { default: PageContent };
});

/** The example host: the header, and below it the page of the current path. */
export function Shell({ page }: Props) {
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

/** Shown until the page's code has loaded. If it has the focus by then, from the skip link, the page gets the focus. */
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
