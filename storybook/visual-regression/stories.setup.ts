import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import type { Media } from '../.storybook/emulateMedia.ts';
import { observeChanges } from './observeChanges.ts';
import { decodePictures, endMotion, visibleArea } from './preparePage.ts';
import { darkPalette, isInForcedColours, isPictured } from './shortForm.ts';

const changes = observeChanges();

beforeAll(() => commands.preparePictures());

beforeEach(() => changes.restart());

/**
 * Removes a story with images when it ends. Storybook unmounts it only after the next story has set its
 * viewport: its images would be requested again in another size, and make both stories fail.
 */
afterEach(() => {
  for (const root of [...document.body.children]) if (root.querySelector('img')) root.remove();
});

/** Compares each passed story with its reference picture (decision 22). Runs before `afterEach` above. */
afterEach(async ({ task, story }: { task: { result?: { state?: string } }; story?: Story }) => {
  if (!story || story.parameters.notPictured || task.result?.state === 'fail') return;
  const [, name = ''] = story.id.split('--');
  if (!isPictured(name, import.meta.env.PICTURES)) return;
  const untilLoaded = () => changes.end(story.parameters.keepsLoading ?? false);
  await untilLoaded();
  await endMotion();
  // The end of an animation may have moved elements into view, whose images load only now.
  await untilLoaded();
  await decodePictures();
  const differences = [await commands.checkPicture(name, visibleArea())];
  if (isInForcedColours(name)) {
    await commands.emulateMedia({ ...story.parameters.media, colorScheme: 'dark' });
    await endMotion();
    differences.push(await commands.checkPicture(`${name}${darkPalette}`, visibleArea()));
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
