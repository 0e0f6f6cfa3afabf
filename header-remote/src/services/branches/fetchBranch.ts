import { type Branch, branchSchema, parseContract } from '@grocer/shared-contracts';
import type { ServiceClient } from '../serviceClient.ts';

export type FetchBranch = (branchId: string) => Promise<Branch>;

export const fetchBranch =
  ({ http, base }: ServiceClient): FetchBranch =>
  async (branchId) => {
    const url = `${base}/branches/${encodeURIComponent(branchId)}`;
    return parseContract(branchSchema, await http.send({ service: 'branches', url }), 'branches');
  };
