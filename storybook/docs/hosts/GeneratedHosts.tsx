import { Table } from '../reference/Table.tsx';
import astro from './generated/astro.json';
import next from './generated/next.json';
import reactRouter from './generated/react-router.json';
import viteReact from './generated/vite-react.json';

const hosts = [next, reactRouter, astro, viteReact];

/** Times of the last saved run: to make each app, add the header, build and start the app. */
export const GeneratedHosts = () => (
  <Table
    head={['App', 'Made by', 'Built with', 'To the first page with the header']}
    plain
    rows={hosts.map(({ title, madeBy, builtWith, seconds }) => [title, madeBy, builtWith, `${seconds} s`])}
  />
);
