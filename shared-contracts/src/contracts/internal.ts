/** Code for the header and its releases only. Any version may change it. */
export { contractLineOf } from './contractVersion.ts';
export { type FlagRecord, flagRecords } from './options/flags.ts';
export { resolveOptions } from './options/headerOptions.ts';
export { type OptionPath, type OptionReference, optionReference } from './options/optionReference.ts';
export { describeProblem } from './options/resolveHeaderOptions.ts';
export type { OptionProblem } from './options/validateOptions.ts';
export { pathnameOf } from './routes/address.ts';
export { featureNames, isScriptOff, linkOf, type Notice, type Switches } from './switches.ts';
