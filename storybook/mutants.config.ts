import { defineConfig } from 'vitest/config';
import { unitProjects } from './unitProjects.ts';

const { MUTATED_WORKSPACE: workspace = '' } = process.env;

/** Tests not to run: those of other workspaces, and those that need a process or seconds per mutant. */
const others = [
  `!(${workspace})/**`,
  `${workspace}/!(src)/**`,
  // These render whole headers with services, which takes seconds for each mutant.
  'header-remote/src/app/**',
  // These set the time zone, which Stryker's threads cannot.
  '**/platform/dates/**',
];

export default defineConfig({
  test: {
    projects: unitProjects.map(({ test, ...project }) => ({
      ...project,
      test: { ...test, exclude: [...(test?.exclude ?? []), ...others] },
    })),
  },
});
