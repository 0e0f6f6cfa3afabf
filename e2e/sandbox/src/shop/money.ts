/** Money in answers. The sandbox calculates in whole pence. */
export type Money = { amount: number; currencyCode: 'GBP' };

export const pounds = (pence: number): Money => ({ amount: pence / 100, currencyCode: 'GBP' });
