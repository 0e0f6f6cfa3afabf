import { loadHeader, type MountedWidget } from '@grocer/shared-contracts/host';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ShellPage } from './page.ts';
import type { Page } from './pageTable.ts';
import { pathInApp } from './pathInApp.ts';
import { usePath } from './usePath.ts';

interface Props {
  page: ShellPage;
  pages: Page[];
}

/** Mounts the header on the element that the server put its fragment into, and tells it where the page is. */
export function HeaderMount({ page, pages }: Props) {
  const path = usePath();
  const navigate = useNavigate();
  const header = useRef<Promise<MountedWidget | undefined>>(undefined);
  const latest = useRef({ path, go });
  latest.current = { path, go };

  function go(url: string): void {
    const inApp = pathInApp(url, { origin: location.origin, pages });
    if (inApp) void navigate(inApp);
    else location.assign(url);
  }

  useEffect(() => {
    header.current ??= mountHeader(page, {
      path: latest.current.path,
      navigate: (url) => latest.current.go(url),
    });
  }, [page]);

  useEffect(() => {
    void header.current?.then((widget) => widget?.update({ path }));
  }, [path]);

  return null;
}

async function mountHeader(
  page: ShellPage,
  here: { path: string; navigate: (url: string) => void },
): Promise<MountedWidget | undefined> {
  const element = document.getElementById('grocer-header');
  if (!element) return undefined;
  try {
    const header = await loadHeader(page.release ?? page.headerRemote);
    return header.mount('Header', element, { ...page.options, ...here });
  } catch (error) {
    // The fragment stays: a header that searches and links. The page itself never waited for it.
    console.warn('The header could not be loaded', error);
    return undefined;
  }
}
