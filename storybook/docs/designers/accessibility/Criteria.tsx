import { Prose } from '../../reference/Prose.tsx';
import { Table } from '../../reference/Table.tsx';
import criteria from './criteria.json';

const results = {
  /** Tests show that the criterion is met. */
  held: 'Held',
  /** Tests show that a part of the criterion is met. The text says which part. */
  partly: 'Partly tested',
  host: 'The page’s duty',
  /** The criterion applies to nothing in the header. */
  none: 'Does not apply',
};

/** How many criteria have each result. */
export const Summary = () => (
  <ul>
    {Object.entries(results).map(([result, words]) => (
      <li key={result}>
        {words}: {criteria.filter((criterion) => criterion.result === result).length} of {criteria.length}
      </li>
    ))}
  </ul>
);

/** Every criterion with its result, how it was tested, and what was not. */
export const Criteria = () => (
  <Table
    head={['Criterion', 'Level', 'Result', 'What was tested, and how']}
    plain
    rows={criteria.map(({ number, name, level, result, how, tests }) => [
      `${number} ${name}`,
      level,
      results[result as keyof typeof results],
      <div key="how">
        <Prose>{how}</Prose>
        {tests.length > 0 && (
          <details>
            <summary>
              {tests.length} {tests.length === 1 ? 'file' : 'files'} of tests
            </summary>
            {tests.map((file) => (
              <div key={file}>
                <code>{file}</code>
              </div>
            ))}
          </details>
        )}
      </div>,
    ])}
  />
);
