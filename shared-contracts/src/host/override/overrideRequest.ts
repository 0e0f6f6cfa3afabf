/** Name of the parameter in the page's address that names another channel. */
export const overrideParameter = 'grocer-header';

/** Key of the channel's address in `sessionStorage` (this tab) and `localStorage` (this browser). */
export const overrideKey = 'grocer.header.override';

/** Whether the visitor has named another header for this page. The page may not allow it. */
export function isOverrideRequested(): boolean {
  try {
    return (
      location.search.includes(overrideParameter) ||
      overrideKey in sessionStorage ||
      overrideKey in localStorage
    );
  } catch {
    // No access to the storage.
    return false;
  }
}
