import { contractVersion } from './contractVersion.ts';

/**
 * What a page and its server say of a release for an older line of the contract (behaviour/contract-lines#older-line).
 */
export const olderLineMessage = (version: string, newestLine: string): string =>
  `@grocer/shared-contracts ${contractVersion} is of an older line than the channel’s ${newestLine}, and gets header ${version}: install @grocer/shared-contracts@${newestLine}`;
