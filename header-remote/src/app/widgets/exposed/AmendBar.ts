import { exposed } from './exposed.ts';

export const { AmendBar } = exposed;
export { AmendBar as default };
