/**
 * Throws an error of loading a second later, uncaught. A page that is being left aborts its loads, and is gone by then: Firefox
 * would log them as failures.
 */
export function throwUnlessLeft(error: unknown): void {
  setTimeout(() => {
    throw error;
  }, 1000);
}
