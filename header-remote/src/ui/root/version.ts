declare const HEADER_VERSION: string | undefined;

/** Version of the release that contains this code; `development` without a webpack build. */
export const version: string = typeof HEADER_VERSION === 'string' ? HEADER_VERSION : 'development';
