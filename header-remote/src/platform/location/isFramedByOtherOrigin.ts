/**
 * Whether any page that frames this one has another origin. Such a page could cover this one and trick the
 * shopper into pressing something unseen (clickjacking).
 */
export function isFramedByOtherOrigin(page: Window = globalThis.window): boolean {
  for (let frame = page; frame !== frame.parent; frame = frame.parent) {
    try {
      if (frame.parent.location.origin !== page.location.origin) return true;
    } catch {
      // Another origin's location cannot be read.
      return true;
    }
  }
  return false;
}
