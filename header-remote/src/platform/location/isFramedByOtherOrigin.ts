/**
 * Whether any page around this one is of another origin. Such a page can lay itself over this one and make a shopper
 * press what they do not see (clickjacking).
 */
export function isFramedByOtherOrigin(page: Window = globalThis.window): boolean {
  for (let frame = page; frame !== frame.parent; frame = frame.parent) {
    try {
      if (frame.parent.location.origin !== page.location.origin) return true;
    } catch {
      // Reading the address of another origin throws.
      return true;
    }
  }
  return false;
}
