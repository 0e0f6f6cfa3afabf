declare const HEADER_VERSION: string | undefined;
declare const HEADER_LINE: string | undefined;

/**
 * The release that contains this code and its line of the contract, as each signal names them
 * (behaviour/errors#release); `development` without a webpack build.
 */
export const release = {
  release: typeof HEADER_VERSION === 'string' ? HEADER_VERSION : 'development',
  line: typeof HEADER_LINE === 'string' ? HEADER_LINE : 'development',
};
