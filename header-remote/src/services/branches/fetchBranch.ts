import { type Branch, branchSchema, parseContract } from '@grocer/shared-contracts';
import type { BackEnd } from '../backEnd.ts';

export type FetchBranch = (branchId: string) => Promise<Branch>;

export const fetchBranch =
  ({ http, base }: BackEnd): FetchBranch =>
  async (branchId) => {
    const url = `${base}/branches/${encodeURIComponent(branchId)}`;
    return parseContract(branchSchema, await http.send({ service: 'branches', url }), 'branches');
  };
