import { Table } from './Table.tsx';

interface Props {
  /** `pnpm-workspace.yaml`, which has the version of each tool once. */
  catalog: string;
  tools: readonly (readonly [name: string, works: string])[];
}

/** The tested version of each tool, and the versions that work. */
export const VersionsTable = ({ catalog, tools }: Props) => (
  <Table
    head={['Tool', 'Tested with', 'Works with']}
    rows={tools.map(([name, works]) => [name, versionOf(catalog, name), works])}
  />
);

/** The version of a tool in `pnpm-workspace.yaml`. */
export function versionOf(catalog: string, name: string): string {
  const [, version] = new RegExp(`^  "?${name}"?: (\\S+)$`, 'm').exec(catalog) ?? [];
  if (version === undefined) throw new Error(`pnpm-workspace.yaml has no ${name}`);
  return version;
}
