/** Reads the decoded search term from a page's query string; '' if there is none. */
export const readSearchTerm = (search: string): string => new URLSearchParams(search).get('searchTerm') ?? '';
