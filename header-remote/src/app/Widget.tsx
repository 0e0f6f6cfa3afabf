import type { HeaderOptions } from '@grocer/shared-contracts';
import { Provider } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { assertOneReact } from './assertOneReact.ts';
import { type HeaderPage, updateOptions } from './page.ts';
import { joinPage, sharedPage } from './sharedPage.ts';

/** What a page gives to each door of the remote. */
export interface WidgetProps {
  options?: HeaderOptions;
  /** Given by `mount` and by a server; hosts that share React leave it out. */
  page?: HeaderPage;
}

const noOptions: HeaderOptions = {};

/** Around each door: all widgets of a page share one store, one session and one set of requests (design §5). */
export function Widget({
  options = noOptions,
  page: given,
  children,
}: WidgetProps & { children: (page: HeaderPage) => ReactNode }) {
  assertOneReact();
  const [page] = useState(() => given ?? sharedPage(options));
  useEffect(() => joinPage(page), [page]);
  useEffect(() => {
    if (options !== noOptions) updateOptions(page, options);
  }, [page, options]);

  return <Provider store={page.store}>{children(page)}</Provider>;
}
