import { exposed } from './exposed.ts';

export const { AppBanner } = exposed;
export { AppBanner as default };
