import { type Branch, branchSchema, parseContract } from '@grocer/shared-contracts';
import type { HttpCall } from '../../platform/http/createHttp.ts';
import type { ServiceClient } from '../serviceClient.ts';

export type FetchBranch = (branchId: string) => Promise<Branch>;

export const branchCall = (base: string, branchId: string): HttpCall => ({
  service: 'branches',
  url: `${base}/branches/${encodeURIComponent(branchId)}`,
});

export const fetchBranch =
  ({ http, base }: ServiceClient): FetchBranch =>
  async (branchId) =>
    parseContract(branchSchema, await http.send(branchCall(base, branchId)), 'branches');
