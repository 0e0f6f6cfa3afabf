import { Prose } from '../../reference/Prose.tsx';
import { criteria, type Result } from './data/criteria.ts';

const results: Record<Result, string> = {
  held: 'Held',
  partly: 'Partly tested',
  host: 'The page’s duty',
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

/** Every criterion: what was tested how, and what was not. */
export const Criteria = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Criterion</th>
        <th scope="col">Level</th>
        <th scope="col">Result</th>
        <th scope="col">What was tested, and how</th>
      </tr>
    </thead>
    <tbody>
      {criteria.map(({ number, name, level, result, how, tests }) => (
        <tr key={number}>
          <th scope="row">
            {number} {name}
          </th>
          <td>{level}</td>
          <td>{results[result]}</td>
          <td>
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
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
