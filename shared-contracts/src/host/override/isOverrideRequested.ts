import { overrideKey, overrideParameter } from './overrideKeys.ts';

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
