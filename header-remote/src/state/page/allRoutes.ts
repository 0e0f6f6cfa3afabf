import { createRoutes } from '@grocer/shared-contracts';
import { atom } from 'jotai';
import { optionsAtom } from './page.ts';

/** All routes. Import it only in code that loads after the first script: that has those of `routesAtom` (decision 20). */
export const allRoutesAtom = atom((get) => createRoutes(get(optionsAtom)));
