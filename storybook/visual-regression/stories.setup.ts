import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { observeChanges } from './observeChanges.ts';
import { decodePictures, endMotion, visibleArea } from './preparePage.ts';
import { isPictured } from './shortForm.ts';

const changes = observeChanges();

/** A Tuesday in winter, no holiday. In the future, because a cookie that expires by this clock must still be valid. */
const pinned = Date.UTC(2030, 2, 12, 10);
const { Date: RealDate } = globalThis;

// Also for dates that a module of stories reads.
pinDate();

beforeAll(() => commands.preparePictures());

beforeEach(() => {
  pinDate();
  changes.restart();
});

/**
 * Storybook unmounts a story when the next one has its viewport already, but no answers yet: pictures of the story before would
 * be requested in another width, and fail in both stories.
 */
afterEach(() => {
  for (const root of [...document.body.children]) if (root.querySelector('img')) root.remove();
});

/** Compares each story that has passed with its reference picture (decision 22). Runs before the hook above. */
afterEach(async ({ task, story }: { task: { result?: { state?: string } }; story?: Story }) => {
  if (!story || story.parameters.notPictured || task.result?.state === 'fail') return;
  const [, name = ''] = story.id.split('--');
  if (!isPictured(name, import.meta.env.PICTURES)) return;
  const untilLoaded = () => changes.end(story.parameters.keepsLoading ?? false);
  await untilLoaded();
  await endMotion();
  // What has moved into view loads its pictures only now.
  await untilLoaded();
  await decodePictures();
  const difference = await commands.checkPicture(name, visibleArea());
  if (difference) throw new Error(difference);
});

type Story = Pick<ComposedStoryFn, 'id'> & {
  parameters: {
    /** Why a story has no reference picture, e.g. because it draws nothing. */
    notPictured?: string;
    /** The story shows the wait for an answer or a picture that never arrives. */
    keepsLoading?: boolean;
  };
};

/** Every story begins at the same time, so that "Tomorrow" is the same day in every picture. Only in tests. */
function pinDate(): void {
  const offset = pinned - RealDate.now();
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
