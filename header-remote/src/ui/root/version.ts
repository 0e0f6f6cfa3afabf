declare const HEADER_VERSION: string | undefined;

/** Version of the release that this code belongs to. Without a webpack build it is `development`. */
export const version: string = typeof HEADER_VERSION === 'string' ? HEADER_VERSION : 'development';
