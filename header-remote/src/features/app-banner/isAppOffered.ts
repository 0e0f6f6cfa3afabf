const iosBrowsers = /CriOS|FxiOS|EdgiOS|OPiOS/;
const iosSafari = /Version\/[\d.]+.*Safari\//;

/**
 * Whether to offer the grocer's app on this device: on Android in any browser, on iOS in any browser but Safari, which
 * shows an app banner itself, and never inside the app. An iPad that sends the user agent of a Mac is not recognised as
 * an iPad, so it gets no offer in any browser.
 */
export function isAppOffered(userAgent: string, nativeAppToken: string): boolean {
  if (nativeAppToken !== '' && userAgent.includes(nativeAppToken)) return false;
  if (userAgent.includes('Android')) return true;
  if (!/iPhone|iPad|iPod/.test(userAgent)) return false;
  return iosBrowsers.test(userAgent) || !iosSafari.test(userAgent);
}
