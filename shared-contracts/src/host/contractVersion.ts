/** The version of this package. A release must have a compatible contract version (behaviour/contract#31). */
export const contractVersion = '0.1.0';

/** Whether two versions are compatible by semver: the same major version, below 1.0.0 the same minor version. */
export function areCompatible(first: string, second: string): boolean {
  return compatibilityRangeOf(first) === compatibilityRangeOf(second);
}

/** Whether `version` of this package can replace `wanted`: it is compatible, not a pre-release and not older. */
export function satisfiesContract(version: string, wanted: string): boolean {
  const isRelease = /^\d+\.\d+\.\d+$/.test(version);
  return (
    isRelease && areCompatible(version, wanted) && version.localeCompare(wanted, 'en', { numeric: true }) >= 0
  );
}

function compatibilityRangeOf(version: string): string {
  const [major, minor] = version.split('.');
  return major === '0' ? `0.${minor}` : `${major}`;
}
