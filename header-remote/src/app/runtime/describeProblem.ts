// A module of its own, which `import()` can load without the rest of the package.
export { describeProblem } from '@grocer/shared-contracts/internal';
