import mutants from './mutants.json';
import { Table } from './reference/Table.tsx';

/** The latest result of `pnpm mutants` for each folder. */
export const MutantTable = () => (
  <Table
    head={['Folder', 'Mutants', 'Killed', 'Survived', 'Run by no test', 'Part killed']}
    rows={Object.entries(mutants).map(([folder, { killed, survived, notRun }]) => {
      const all = killed + survived + notRun;
      return [folder, all, killed, survived, notRun, `${Math.floor((100 * killed) / all)} %`];
    })}
  />
);
