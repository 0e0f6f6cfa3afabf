export { pinKeys } from './pinKeys.ts';
export type { PublicKeys } from './signature.ts';
export { UntrustedReleaseError } from './verifyPointer.ts';
