/**
 * Throws the error of a failed load a second later, so that the console shows it. A page that is being left aborts its
 * loads and is gone by then; without the delay Firefox would log them as failures.
 */
export function throwUnlessLeft(error: unknown): void {
  setTimeout(() => {
    throw error;
  }, 1000);
}
