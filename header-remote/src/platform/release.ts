declare const HEADER_VERSION: string | undefined;
declare const HEADER_LINE: string | undefined;

/**
 * The release that contains this code, and its contract's line (major version, or 0.x), as events, log records and
 * measurements name them (behaviour/errors#release). Both are `development` without a webpack build.
 */
export const release = {
  release: typeof HEADER_VERSION === 'string' ? HEADER_VERSION : 'development',
  line: typeof HEADER_LINE === 'string' ? HEADER_LINE : 'development',
};
