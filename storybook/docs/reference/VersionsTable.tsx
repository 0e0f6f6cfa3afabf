import { Table } from './Table.tsx';
import { versionOf } from './versionOf.ts';

interface Props {
  /** Text of `pnpm-workspace.yaml`, which lists each tool's version. */
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
