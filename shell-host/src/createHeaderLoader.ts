import { type LoadHeader, loadHeader } from '@grocer/shared-contracts/host';
import { pinKeys } from '@grocer/shared-contracts/host/trust';
import type { ShellPage } from './page.ts';

/** The function with which all widgets of this app load the header: only releases that one of the keys has signed. */
export const createHeaderLoader = ({ headerKeys }: Pick<ShellPage, 'headerKeys'>): LoadHeader =>
  headerKeys ? pinKeys(loadHeader, headerKeys) : loadHeader;
