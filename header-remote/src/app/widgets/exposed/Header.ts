import { exposed } from './exposed.ts';

export const { Header } = exposed;
export { Header as default };
