export { pinKeys } from './pinKeys.ts';
export type { PublicKeys } from './signature.ts';
export { UntrustedReleaseError } from './statements.ts';
export type { TrustSettings } from './trustSettings.ts';
