/** Code that the header, its releases and the host kit share. It is not part of the contract: any version may change it. */
export { assertSupportedBrowser } from './host/browser/supportedBrowser.ts';
export { contractLineOf } from './host/contractVersion.ts';
export { escapeHtml, nonceAttribute } from './host/escapeHtml.ts';
export { hasTokenSession } from './host/hasTokenSession.ts';
export { whenActivated } from './host/need/whenActivated.ts';
export { showOverrideBadge } from './host/override/showOverrideBadge.ts';
export { retryUntilDone } from './host/retry/retryUntilDone.ts';
export type { MenuAnswers } from './host/server/createMenuCache.ts';
export type { StartScript } from './host/server/findStart.ts';
export { hasSignatureOf } from './host/trust/signature.ts';
export { readLimits, readSignedPart, type SignedPart } from './host/trust/signedPointer.ts';
export { type SigningKey, signPointer } from './host/trust/signPointer.ts';
export { isPointerDown, waitForPointerRelease } from './host/waitForPointerRelease.ts';
export { describeProblem } from './options/describeProblem.ts';
export { resolveOptions } from './options/headerOptions.ts';
export { type OptionPath, type OptionReference, optionReference } from './options/optionReference.ts';
export type { OptionProblem } from './options/validateOptions.ts';
export { pathnameOf } from './routes/pathnameOf.ts';
