/** The term of a search page's query, decoded; '' where there is none (clarifications 4 and 63). */
export const readSearchTerm = (search: string): string => new URLSearchParams(search).get('searchTerm') ?? '';
