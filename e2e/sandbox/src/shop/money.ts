/** The shop counts in whole pence; pounds appear only on the wire. */
export type Money = { amount: number; currencyCode: 'GBP' };

export const pounds = (pence: number): Money => ({ amount: pence / 100, currencyCode: 'GBP' });
