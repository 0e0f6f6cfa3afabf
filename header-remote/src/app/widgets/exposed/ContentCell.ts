import { exposed } from './exposed.ts';

export const { ContentCell } = exposed;
export { ContentCell as default };
