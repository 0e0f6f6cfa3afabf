/** The pages of `storybook/docs/` that a comment may refer to. */
export interface Documents {
  /** Page name -> its number of rules. */
  behaviour: ReadonlyMap<string, number>;
  /** Numbers of the decisions. */
  decisions: ReadonlySet<number>;
}

const behaviourReference = /\bbehaviour\/([a-z-]+)((?:(?:, )?#\d+)*)/g;
const decisionReference = /\b[Dd]ecisions? (\d+)\b/g;

/** Matches references to documents that are not in the repository. */
const unreachable =
  /\b[Cc]larifications? [A-Z]?\d+|\b[Ss]pec(?:ification)?,? §? ?\d+|\b[Dd]esign,? §\d*|\b(?:wire|look|clarifications|specification)\.md\b/g;

/** Lists the references of a file that lead nowhere, each as a line "file: reference: reason". */
export function referenceRules(file: string, source: string, documents: Documents): string[] {
  return [
    ...[...source.matchAll(unreachable)].map(([text]) => `${text}: no such document in the repository`),
    ...[...source.matchAll(behaviourReference)].flatMap(([text, page = '', rules = '']) =>
      brokenRules(page, rules, documents).map((reason) => `${text}: ${reason}`),
    ),
    ...[...source.matchAll(decisionReference)]
      .filter(([, number]) => !documents.decisions.has(Number(number)))
      .map(([text]) => `${text}: storybook/docs/decisions has no such page`),
  ].map((breach) => `${file}: ${breach}`);
}

function brokenRules(page: string, rules: string, { behaviour }: Documents): string[] {
  const last = behaviour.get(page);
  if (last === undefined) return ['storybook/docs/behaviour has no such page'];
  return [...rules.matchAll(/\d+/g)]
    .map(([number]) => Number(number))
    .filter((number) => number < 1 || number > last)
    .map((number) => `the page has ${last} rules, and no rule ${number}`);
}

/**
 * Counts the rules of a page, which are numbered from 1 over all its sections, and reports the first wrong number.
 */
export function numberingOf(page: string): { rules: number; breach: string | undefined } {
  const numbers = [...page.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number));
  const wrong = numbers.findIndex((number, index) => number !== index + 1);
  const breach =
    wrong === -1 ? undefined : `found rule ${numbers[wrong]} where rule ${wrong + 1} is expected`;
  return { rules: numbers.length, breach };
}
