import { Table } from '../reference/Table.tsx';

interface Host {
  title: string;
  madeBy: string;
  builtWith: string;
  seconds: number;
}

const hosts = Object.values(import.meta.glob<Host>('./generated/*.json', { eager: true, import: 'default' }));

/** How long the last saved run took to create each app, add the header, build and start it. */
export const GeneratedHosts = () => (
  <Table
    head={['App', 'Made by', 'Built with', 'To the first page with the header']}
    plain
    rows={hosts.map(({ title, madeBy, builtWith, seconds }) => [title, madeBy, builtWith, `${seconds} s`])}
  />
);
