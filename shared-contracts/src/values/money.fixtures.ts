import type { Money } from './money.ts';

/** An amount in pounds: `pounds(84.2)` is £84.20. */
export const pounds = (amount: number): Money => ({ amount, currencyCode: 'GBP' });
