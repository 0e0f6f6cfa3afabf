import { Table } from '../reference/Table.tsx';

interface Host {
  title: string;
  madeBy: string;
  builtWith: string;
  seconds: number;
}

const hosts = Object.values(import.meta.glob<Host>('./generated/*.json', { eager: true, import: 'default' }));

/** Times of the last saved run: to make each app, add the header, build and start the app. */
export const GeneratedHosts = () => (
  <Table
    head={['App', 'Made by', 'Built with', 'To the first page with the header']}
    plain
    rows={hosts.map(({ title, madeBy, builtWith, seconds }) => [title, madeBy, builtWith, `${seconds} s`])}
  />
);
