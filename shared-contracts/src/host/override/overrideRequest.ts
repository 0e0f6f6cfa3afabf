/** Name of the parameter in the page's address that names another channel. */
export const overrideParameter = 'grocer-header';

/** Key of the channel's address in `sessionStorage` (this tab) and `localStorage` (this browser). */
export const overrideKey = 'grocer.header.override';

/** Whether the visitor may have named another header for this page, which the page may not allow. */
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
