import { useLocation } from 'react-router';

/** Path and query of the page. */
export function usePath(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
