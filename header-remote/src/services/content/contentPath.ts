/** A fragment's path or key as it stands in an address: its slashes stay, every part is encoded. */
export const contentPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
