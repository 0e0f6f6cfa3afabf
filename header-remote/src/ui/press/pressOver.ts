/** Asked every 50 ms for three seconds: what lasts longer is no press. */
const pauseMs = 50;
const mostTries = 60;

/** Whether a link or a button is held down: what takes its place or moves it now takes the press away. */
export const isPressing = (): boolean => document.querySelector('a:active, button:active') !== null;

/** Waits for a press to be over, its click too; not at all where there is none. */
export async function pressOver(): Promise<void> {
  for (let tries = 0; tries < mostTries && isPressing(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
