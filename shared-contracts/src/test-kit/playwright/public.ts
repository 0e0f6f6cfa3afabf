export { type BrowserPage, type WaitForHeaderSettings, waitForHeader } from './waitForHeader.ts';
