import { defineConfig } from 'vitest/config';
import { unitProjects } from './unitProjects.ts';

const { MUTATED_WORKSPACE: workspace = '' } = process.env;

/** Only the tests of the workspace whose code is changed: the others would run, too, before the first change. */
export default defineConfig({
  test: {
    projects: unitProjects.map(({ test, ...project }) => ({
      ...project,
      test: { ...test, exclude: [...(test?.exclude ?? []), `!(${workspace})/**`, `${workspace}/!(src)/**`] },
    })),
  },
});
