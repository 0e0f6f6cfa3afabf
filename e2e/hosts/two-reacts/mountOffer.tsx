import { createRoot } from 'react-dom/client';

/** Another team's remote. It works with a React of its own, because it renders into a root of its own. */
export function mountOffer(element: Element): void {
  createRoot(element).render(<p>Five pounds off</p>);
}
