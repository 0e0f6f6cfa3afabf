import { Table } from '../reference/Table.tsx';
import astro from './generated/astro.json';
import next from './generated/next.json';
import reactRouter from './generated/react-router.json';
import viteReact from './generated/vite-react.json';

const hosts = [next, reactRouter, astro, viteReact];

/** How long it took to make each app, to add the header, and to build and start the app, in the last saved run. */
export const GeneratedHosts = () => (
  <Table
    head={['App', 'Made by', 'Built with', 'To the first page with the header']}
    plain
    rows={hosts.map(({ title, madeBy, builtWith, seconds }) => [title, madeBy, builtWith, `${seconds} s`])}
  />
);
