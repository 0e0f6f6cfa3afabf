export { pinKeys } from './pinKeys.ts';
export type { PublicKeys } from './publicKeys.ts';
export { UntrustedReleaseError } from './UntrustedReleaseError.ts';
