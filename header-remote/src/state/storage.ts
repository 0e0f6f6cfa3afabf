import { atom } from 'jotai';
import { browserStorage, type KeptTexts } from '../platform/storage/storage.ts';

/** What the browser keeps for the shopper; a test plays it. */
export const storageAtom = atom<KeptTexts>(browserStorage);
