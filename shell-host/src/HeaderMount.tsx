import { loadHeader } from '@grocer/shared-contracts/host';
import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { ShellPage } from './page.ts';
import type { Page } from './pageTable.ts';
import { pathInApp } from './pathInApp.ts';
import { usePath } from './usePath.ts';

interface Props {
  page: ShellPage;
  pages: Page[];
}

/** The header's place in this app: it hears where the page is, and its links to our own pages go through our router. */
export function HeaderMount({ page, pages }: Props) {
  const path = usePath();
  const navigate = useNavigate();
  const options = useMemo(() => {
    const go = (url: string) => {
      const inApp = pathInApp(url, { origin: location.origin, pages });
      if (inApp) void navigate(inApp);
      else location.assign(url);
    };
    return { ...page.options, path, navigate: go };
  }, [page, pages, path, navigate]);

  return <HeaderSlot load={loadHeader} options={options} remote={page.release ?? page.headerRemote} />;
}
