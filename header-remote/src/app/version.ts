declare const HEADER_VERSION: string | undefined;

/** The release this code was built into; only webpack's builds are releases. */
export const version: string = typeof HEADER_VERSION === 'string' ? HEADER_VERSION : 'development';
