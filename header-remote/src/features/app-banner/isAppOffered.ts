const iosBrowsers = /CriOS|FxiOS|EdgiOS|OPiOS/;
const iosSafari = /Version\/[\d.]+.*Safari\//;

/**
 * Whether to offer the grocer's app on this device: on Android in any browser, on iOS in any browser but Safari, which
 * has a banner of its own, and never inside the app itself. An iPad that sends the user agent of a Mac counts as
 * Safari.
 */
export function isAppOffered(userAgent: string, nativeAppToken: string): boolean {
  if (nativeAppToken !== '' && userAgent.includes(nativeAppToken)) return false;
  if (userAgent.includes('Android')) return true;
  if (!/iPhone|iPad|iPod/.test(userAgent)) return false;
  return iosBrowsers.test(userAgent) || !iosSafari.test(userAgent);
}
