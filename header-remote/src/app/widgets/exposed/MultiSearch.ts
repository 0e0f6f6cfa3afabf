import { exposed } from './exposed.ts';

export const { MultiSearch } = exposed;
export { MultiSearch as default };
