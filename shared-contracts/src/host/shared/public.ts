/** Code of the host kit that the header uses too. Any version may change it. */
export { showOverrideBadge } from '../override/showOverrideBadge.ts';
export type { MenuAnswers } from '../server/menus.ts';
export type { StartScript } from '../server/releaseFiles.ts';
export { hasTokenSession } from './cookies.ts';
export { escapeHtml, nonceAttribute } from './escapeHtml.ts';
export { answerInspectors, type Inspection, inspectHeader } from './inspection.ts';
export { retryUntilDone } from './retryUntilDone.ts';
export { assertSupportedBrowser, isSupportedBrowser } from './supportedBrowser.ts';
export { isPointerDown, waitForPointerRelease } from './waitForPointerRelease.ts';
export { whenActivated } from './whenActivated.ts';
