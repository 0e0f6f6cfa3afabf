import type { HeaderConfig } from '@grocer/shared-contracts';
import { release } from '../release.ts';

/** The headers that every call has: the application's name and, if a header is configured for it, the release. */
export const callHeaders = ({ appName, requestHeaders }: HeaderConfig): Record<string, string> => ({
  breadcrumb: appName,
  ...(requestHeaders.release && { [requestHeaders.release]: `${release.release}/${release.line}` }),
});
