import { loadHeader, type MountedWidget } from '@grocer/shared-contracts/host';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ShellPage } from './page.ts';

interface Props {
  page: ShellPage;
}

/** Mounts the header on the element that the server put its fragment into, and tells it where the page is. */
export function HeaderMount({ page }: Props) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const path = pathname + search;
  const header = useRef<Promise<MountedWidget | undefined>>(undefined);
  const latest = useRef({ path, navigate });
  latest.current = { path, navigate };

  useEffect(() => {
    header.current ??= mountHeader(page, {
      path: latest.current.path,
      navigate: (url) => void latest.current.navigate(url),
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
