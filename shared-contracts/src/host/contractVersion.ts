/** The version of this package, which a release has to speak. */
export const contractVersion = '0.1.0';

/** Whether two versions promise to understand each other: the same major, below 1.0.0 the same minor (semver). */
export function areCompatible(one: string, other: string): boolean {
  return promiseOf(one) === promiseOf(other);
}

function promiseOf(version: string): string {
  const [major, minor] = version.split('.');
  return major === '0' ? `0.${minor}` : `${major}`;
}
