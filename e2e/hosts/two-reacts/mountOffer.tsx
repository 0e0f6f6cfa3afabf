import { createRoot } from 'react-dom/client';

/** The other team's remote keeps to a root of its own, and so gets away with its own React. */
export function mountOffer(element: Element): void {
  createRoot(element).render(<p>Five pounds off</p>);
}
