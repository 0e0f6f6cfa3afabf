import astro from './generated/astro.json';
import next from './generated/next.json';
import reactRouter from './generated/react-router.json';
import viteReact from './generated/vite-react.json';

const hosts = { next, 'react-router': reactRouter, astro, 'vite-react': viteReact };

/** How long it took to make each app, to add the header, and to build and start the app, in the last saved run. */
export const GeneratedHosts = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">App</th>
        <th scope="col">Made by</th>
        <th scope="col">Built with</th>
        <th scope="col">To the first page with the header</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(hosts).map(([name, { title, madeBy, builtWith, seconds }]) => (
        <tr key={name}>
          <th scope="row">{title}</th>
          <td>{madeBy}</td>
          <td>{builtWith}</td>
          <td>{seconds} s</td>
        </tr>
      ))}
    </tbody>
  </table>
);
