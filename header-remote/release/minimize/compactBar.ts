import { collectCompactBar } from './compactBarRules.ts';
import shortTokens from './shortTokens.ts';

/** webpack loader of the compact bar's style sheet: the rules that `compactBarRules.ts` has taken out of all others. */
export default function compactBar(): string {
  return shortTokens(collectCompactBar());
}
