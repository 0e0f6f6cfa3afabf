/** Asked every 50 ms for three seconds: what lasts longer is no press. */
const pauseMs = 50;
const mostTries = 60;

/** Whether a link or a button in the element is held down; an open popover is no part of the element's own `:active`. */
export const isPressed = (element: Element): boolean =>
  element.querySelector('a:active, button:active') !== null;

/** Waits for a press in the element to be over, its click too; not at all where there is none. */
export async function pressOver(element: Element): Promise<void> {
  for (let tries = 0; tries < mostTries && isPressed(element); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
