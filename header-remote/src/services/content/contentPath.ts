/** Encodes each segment of a fragment's path or key for a URL and keeps the slashes between them. */
export const contentPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
