import type { Exceptions } from './sizeRules.ts';

/** Folders, files and functions that may exceed the limits of `sizeRules.ts`, each with its reason. */
export const exceptions: Record<'folders' | 'files' | 'functions', Exceptions> = {
  folders: {},
  files: {},
  functions: {},
};
