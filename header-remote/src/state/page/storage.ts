import { atom } from 'jotai';
import { browserStorage, type TextStorage } from '../../platform/storage/storage.ts';

/** The browser's storage. Tests replace it. */
export const storageAtom = atom<TextStorage>(browserStorage);
