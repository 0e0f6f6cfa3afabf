const pollMs = 50;
/** The most polls: three seconds. An element that is `:active` for longer is not being pressed. */
const maxPolls = 60;

/**
 * Whether a link or a button is being pressed. The links and buttons themselves are checked, because an active
 * element in an open popover does not make the ancestors of the popover `:active`.
 */
export const isPointerDown = (root: ParentNode = document): boolean =>
  root.querySelector('a:active, button:active') !== null;

/**
 * Resolves when no link or button is pressed and the click has been dispatched, but after three seconds at the
 * latest. Await it before replacing or moving an element: if the element is pressed, its click would be lost
 * (behaviour/loading#pressed-early).
 */
export async function waitForPointerRelease(root: ParentNode = document): Promise<void> {
  for (let polls = 0; polls < maxPolls && isPointerDown(root); polls += 1)
    await new Promise((resolve) => setTimeout(resolve, pollMs));
}
