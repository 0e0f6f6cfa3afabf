import { flagRecords } from '@grocer/shared-contracts/internal';
import { Prose } from './Prose.tsx';
import { Table } from './Table.tsx';

/** The flags with what `lint` checks. */
export const FlagsTable = () => (
  <Table
    head={['Flag', 'Effect', 'Owner', 'Safe value', 'Ends']}
    rows={Object.entries(flagRecords).map(([name, { description, owner, safe, ends }]) => [
      name,
      <Prose key="effect">{description}</Prose>,
      owner,
      String(safe),
      typeof ends === 'string' ? ends : `never: ${ends.reason}`,
    ])}
  />
);
