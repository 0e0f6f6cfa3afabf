import { defineConfig } from 'vitest/config';
import { unitProjects } from './unitProjects.ts';

const { MUTATED_WORKSPACE: workspace = '' } = process.env;

/**
 * Only the tests of the workspace whose code is changed run before the first change. Those of dates set the time zone, which
 * Stryker's threads cannot.
 */
const others = [`!(${workspace})/**`, `${workspace}/!(src)/**`, '**/platform/dates/**'];

export default defineConfig({
  test: {
    projects: unitProjects.map(({ test, ...project }) => ({
      ...project,
      test: { ...test, exclude: [...(test?.exclude ?? []), ...others] },
    })),
  },
});
