const iosBrowsers = /CriOS|FxiOS|EdgiOS|OPiOS/;
const iosSafari = /Version\/[\d.]+.*Safari\//;

/**
 * Whether the banner of the grocer's app is for this device (clarification 51): Android in any browser; iOS in any but
 * Safari, which has a banner of its own; never inside the app itself. An iPad that calls itself a Mac is Safari.
 */
export function hasAppToShow(userAgent: string, nativeAppToken: string): boolean {
  if (nativeAppToken !== '' && userAgent.includes(nativeAppToken)) return false;
  if (userAgent.includes('Android')) return true;
  if (!/iPhone|iPad|iPod/.test(userAgent)) return false;
  return iosBrowsers.test(userAgent) || !iosSafari.test(userAgent);
}
