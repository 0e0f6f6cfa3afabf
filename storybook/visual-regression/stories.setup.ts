import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { observeChanges } from './observeChanges.ts';
import { pinDate } from './pinDate.ts';
import { preparePage } from './preparePage.ts';
import { isPictured } from './shortForm.ts';
import { visibleArea } from './visibleArea.ts';

const changes = observeChanges();

// Also for dates that a module of stories reads.
pinDate();

beforeAll(() => commands.parkPointer());

beforeEach(() => {
  pinDate();
  changes.restart();
});

/**
 * Compares each story that has passed with its reference picture (decision 22). It is still mounted: Storybook removes a story
 * when the next one begins.
 */
afterEach(async ({ task, story }: { task: { result?: { state?: string } }; story?: Story }) => {
  if (!story || story.parameters.notPictured || task.result?.state === 'fail') return;
  const [, name = ''] = story.id.split('--');
  if (!isPictured(name, import.meta.env.PICTURES)) return;
  await changes.end();
  await preparePage();
  const difference = await commands.checkPicture(name, visibleArea());
  if (difference) throw new Error(difference);
});

type Story = Pick<ComposedStoryFn, 'id'> & {
  parameters: {
    /** Why a story has no reference picture, e.g. because it draws nothing. */
    notPictured?: string;
  };
};
