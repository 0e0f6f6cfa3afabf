import { lazy, Suspense, useState } from 'react';
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
      <Suspense fallback={<main id="main-content" tabIndex={-1} />}>
        <PageContent {...site} />
      </Suspense>
    </>
  );
}
