import { defineConfig } from 'vitest/config';
import { unitProjects } from './unitProjects.ts';

const { MUTATED_WORKSPACE: workspace = '' } = process.env;

/** Tests that do not run: those of other workspaces, and those that take seconds for each mutant or need a process. */
const others = [
  `!(${workspace})/**`,
  `${workspace}/!(src)/**`,
  // Whole headers with their services take seconds for each mutant.
  'header-remote/src/app/**',
  // They set the time zone, which Stryker's threads cannot.
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
