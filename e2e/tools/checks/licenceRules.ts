/** A package in a CycloneDX bill of materials, as far as the licence check reads it. */
export interface BomComponent {
  group?: string;
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[] | undefined;
}

/**
 * Licences of packages whose code or files may be shipped to shoppers and page teams (`.github/SECURITY.md`). They ask
 * at most that the notice is kept.
 */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

/** The licence of a package: an SPDX identifier or expression; "no licence" if it names none. */
export const licenceOf = ({ licenses = [] }: BomComponent): string =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ') ||
  'no licence';

export const nameOf = ({ group, name, version }: BomComponent): string =>
  `${group ? `${group}/` : ''}${name}@${version}`;

/** One sentence for each package whose licence is not on the list. */
export const licenceProblems = (components: readonly BomComponent[]): string[] =>
  components
    .filter((component) => !allowedLicences.has(licenceOf(component)))
    .map(
      (component) =>
        `${nameOf(component)} has ${licenceOf(component)}, which is not on the list in e2e/tools/checks/licenceRules.ts: ` +
        'replace the package, or have the licence read and add it',
    );
