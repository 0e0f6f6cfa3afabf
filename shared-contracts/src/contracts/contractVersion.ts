/** The version of this package (behaviour/contract#contract-version, behaviour/contract-lines#line-per-release). */
export const contractVersion = '0.1.0';

/** Line of a contract version: its major version; below 1.0.0, major and minor. */
export function contractLineOf(version: string): string {
  const [major, minor] = version.split('.');
  return major === '0' ? `0.${minor}` : `${major}`;
}

/** Whether `version` of this package can replace `wanted`: same line, not a pre-release, not older. */
export function satisfiesContract(version: string, wanted: string): boolean {
  const isRelease = /^\d+\.\d+\.\d+$/.test(version);
  const isSameLine = contractLineOf(version) === contractLineOf(wanted);
  return isRelease && isSameLine && version.localeCompare(wanted, 'en', { numeric: true }) >= 0;
}

/** Message to a page or server whose package is of an older line (behaviour/contract-lines#older-line). */
export const olderLineMessage = (version: string, newestLine: string): string =>
  `@grocer/shared-contracts ${contractVersion} is of an older line than the channel’s ${newestLine}, and gets header ${version}: install @grocer/shared-contracts@${newestLine}`;
