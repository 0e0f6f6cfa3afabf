import type { TermSuggest } from './termSuggest.ts';

export const aTermSuggest = (terms: string[] = ['milk', 'milk chocolate']): TermSuggest => ({ terms });
