/** Code that the header and the host kit share. It is not part of the contract: any version may change it. */
export { escapeHtml, nonceAttribute } from './host/escapeHtml.ts';
export { hasTokenSession } from './host/hasTokenSession.ts';
export type { MenuAnswers } from './host/server/createMenuCache.ts';
export { isPointerDown, waitForPointerRelease } from './host/waitForPointerRelease.ts';
export { pathnameOf } from './routes/pathnameOf.ts';
