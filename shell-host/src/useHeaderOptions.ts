import type { HeaderOptions } from '@grocer/shared-contracts';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathInApp } from './definePages.ts';
import { recordOptions } from './sendRecords.ts';
import type { Site } from './site.ts';

/** Options of every widget, with the current path and a `navigate` that uses this app's router. */
export function useHeaderOptions({ page, pages }: Site): HeaderOptions {
  const path = usePath();
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (url: string) => {
      const inApp = pathInApp(url, { origin: location.origin, pages });
      if (inApp) void navigate(inApp);
      else location.assign(url);
    };
    return { ...page.options, path, navigate: go, ...(page.hasRecords && recordOptions) };
  }, [page, pages, path, navigate]);
}

/** Path and query of the page. */
export function usePath(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
