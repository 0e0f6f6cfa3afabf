import asDocumented from './faults/as-documented.json';
import clientOnly from './faults/client-only.json';
import shop from './faults/shop.json';
import { Table } from './reference/Table.tsx';

interface Result {
  measuredOn: string;
  files: readonly string[];
  faults: Readonly<Record<string, Summary>>;
}

/** The number of cells in a row that kept all promises, and how often the others broke each promise. */
interface Summary {
  cells: number;
  held: number;
  broken: Readonly<Record<string, number>>;
}

const hosts: Readonly<Record<string, Result>> = {
  'The example shop': shop,
  'A client-only host': clientOnly,
  'As federation documents it': asDocumented,
};

const faults: Readonly<Record<string, string>> = {
  refused: 'The connection is refused',
  reset: 'The connection is reset half-way',
  missing: '404',
  failing: '500',
  corrupt: 'An HTML page',
  truncated: 'Half of the file',
  invalid: 'A syntax error',
  wrong: 'Another valid file',
  hanging: 'No answer',
  slow: 'An answer after 4 s',
  previous: 'The file of the previous release',
};

/** The latest results of the remote's faults, by the full form of the tests. */
export const FaultTables = () => (
  <>
    <p>
      Measured on {shop.measuredOn}, with {shop.files.length} files in the shop and {clientOnly.files.length}{' '}
      in the client-only host, “everything” included.
    </p>
    <Table
      head={['Fault', ...Object.keys(hosts)]}
      plain
      rows={Object.entries(faults).map(([fault, words]) => [
        words,
        ...Object.entries(hosts).map(([host, { faults: summaries }]) => (
          <Cells key={host} summary={summaries[fault]} />
        )),
      ])}
    />
  </>
);

function Cells({ summary }: { summary: Summary | undefined }) {
  if (!summary) return null;
  const { held, cells, broken } = summary;
  const promises = Object.entries(broken).map(([promise, times]) => `${promise} ${times}`);
  return (
    <>
      {held} of {cells}
      {promises.length > 0 && <br />}
      {promises.join(', ')}
    </>
  );
}
