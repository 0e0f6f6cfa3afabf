import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import type { Media } from '../.storybook/emulateMedia.ts';
import { pinDate, restoreDate } from '../.storybook/pinDate.ts';
import { changes } from './observeChanges.ts';
import { decodePictures, endMotion } from './preparePage.ts';
import { darkPalette, isInForcedColours, isPictured } from './shortForm.ts';

// This file runs before each file of stories, in one page. Some stories' modules read dates when they load.
pinDate();

// Vitest puts the time into this file's URL, so that the browser runs it again. With the pinned clock, two files of
// stories could get the same URL, and the second would not be pictured.
afterAll(restoreDate);

beforeAll(() => commands.preparePictures());

beforeEach(() => {
  changes.restart();
  scrollTo(0, 0);
});

/**
 * Removes a story with images when it ends. Storybook unmounts it only after the next story has set its
 * viewport: its images would be requested again in another size, and make both stories fail.
 */
afterEach(() => {
  for (const root of [...document.body.children]) if (root.querySelector('img')) root.remove();
});

/** Adds what the page showed to the errors of a failed story. Runs before the hook above removes the story. */
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text
  const text = document.body.innerText.slice(0, 2000);
  throw new Error(`The page of ${innerWidth} x ${innerHeight} px, scrolled by ${scrollY} px, says: ${text}`);
});

/** Compares each passed story with its reference picture (decision 22). Runs before both others. */
afterEach(async ({ task, story }: { task: { result?: { state?: string } }; story?: Story }) => {
  if (!story || story.parameters.notPictured || task.result?.state === 'fail') return;
  const [, name = ''] = story.id.split('--');
  if (!isPictured(name, import.meta.env.PICTURES)) return;
  const untilLoaded = () => changes.end(story.parameters.keepsLoading ?? false);
  await untilLoaded();
  await endMotion();
  // The end of an animation may have moved elements into view, whose images load only now.
  const area = await untilLoaded();
  await decodePictures();
  const differences = [await commands.checkPicture(name, area)];
  if (isInForcedColours(name)) {
    await commands.emulateMedia({ ...story.parameters.media, colorScheme: 'dark' });
    await endMotion();
    differences.push(await commands.checkPicture(`${name}${darkPalette}`, area));
  }
  const found = differences.filter(Boolean).join('\n');
  if (found) throw new Error(found);
});

type Story = Pick<ComposedStoryFn, 'id'> & {
  parameters: {
    /** Why a story has no reference picture, e.g. because it draws nothing. */
    notPictured?: string;
    /** Whether the story shows a wait for an answer or image that never arrives. */
    keepsLoading?: boolean;
    media?: Media;
  };
};
