import { pick, seededRandom } from './seededRandom.ts';
import { towns } from './towns.ts';

export type Branch = {
  id: string;
  name: string;
  contactDetails: { address1: string; city: string; postcode: string };
};

const streets = [
  'High Street',
  'Mill Lane',
  'Market Place',
  'Station Road',
  'Church Street',
  'Castle Street',
  'Bridge Street',
];

/** The example of behaviour/services#address-and-branch. */
const bath: Branch = {
  id: '753',
  name: 'Bath',
  contactDetails: { address1: '2 Mill Lane', city: 'Bath', postcode: 'BA1 2BB' },
};

const firstId = 101;

const branchIn = (line: string, index: number): Branch => {
  const [town = '', , district = ''] = line.split(', ');
  if (town === 'Bath') return bath;
  return {
    id: String(firstId + index),
    name: town,
    contactDetails: {
      address1: `${1 + Math.floor(seededRandom('number', town) * 180)} ${pick(streets, 'street', town)}`,
      city: town,
      postcode: `${district} ${inwardCode(town)}`,
    },
  };
};

/** The second half of a postcode: a digit and two letters, without those that the Post Office does not use there. */
const inwardCode = (town: string): string => {
  const letters = [...'ABDEFGHJLNPQRSTUWXYZ'];
  return `${1 + Math.floor(seededRandom('digit', town) * 9)}${pick(letters, 'first', town)}${pick(letters, 'second', town)}`;
};

export const branches: readonly Branch[] = towns.trim().split('\n').map(branchIn);

const byId = new Map(branches.map((branch) => [branch.id, branch]));

export const findBranch = (id: string): Branch | undefined => byId.get(id);
