export type Address = {
  id: string;
  name: string;
  line1: string;
  line2: string | null;
  town: string;
  region: string;
  postalCode: string;
};

/**
 * A customer's addresses: the example of behaviour/services#address-and-branch, one of two lines, and a long one that
 * has to wrap.
 */
export const addresses: readonly Address[] = [
  {
    id: 'a1',
    name: 'Home',
    line1: '1 High Street',
    line2: null,
    town: 'Bath',
    region: 'Somerset',
    postalCode: 'BA1 1AA',
  },
  {
    id: 'a2',
    name: 'Work',
    line1: 'Third Floor, Albion House',
    line2: '18 Quay Road',
    town: 'Bristol',
    region: 'Bristol',
    postalCode: 'BS8 2QT',
  },
  {
    id: 'a3',
    name: "Grandma and Grandpa's",
    line1: 'The Old Coach House at Hollowbottom Farm',
    line2: 'Upper Weston-under-Penyard',
    town: 'Stratford-upon-Avon',
    region: 'Warwickshire',
    postalCode: 'CV37 9XY',
  },
];
