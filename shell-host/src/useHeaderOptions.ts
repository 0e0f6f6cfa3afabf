import type { HeaderOptions } from '@grocer/shared-contracts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { pathInApp } from './pathInApp.ts';
import { usePath } from './usePath.ts';
import { useShell } from './useShell.ts';

/** What each widget of the header is told: where the page is, and that links to our own pages go through our router. */
export function useHeaderOptions(): HeaderOptions {
  const { page, pages } = useShell();
  const path = usePath();
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (url: string) => {
      const inApp = pathInApp(url, { origin: location.origin, pages });
      if (inApp) void navigate(inApp);
      else location.assign(url);
    };
    return { ...page.options, path, navigate: go };
  }, [page, pages, path, navigate]);
}
