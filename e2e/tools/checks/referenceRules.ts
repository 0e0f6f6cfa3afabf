/** The pages of `storybook/docs/` that a comment may refer to. */
export interface Documents {
  /** Page name -> the names of its rules. */
  behaviour: ReadonlyMap<string, ReadonlySet<string>>;
  /** Numbers of the decisions. */
  decisions: ReadonlySet<number>;
}

const behaviourReference = /\bbehaviour\/([a-z-]+)((?:(?:, )?#[\w-]+)*)/g;
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
  const names = behaviour.get(page);
  if (!names) return ['storybook/docs/behaviour has no such page'];
  const missing = [...rules.matchAll(/[\w-]+/g)].filter(([rule]) => !names.has(rule));
  return missing.map(([rule]) => `the page has no rule ${rule}`);
}

/** The names of a page's rules (its `###` headings), wrong names, and links within the page to no rule. */
export function namesOf(page: string): { rules: ReadonlySet<string>; breaches: string[] } {
  const names = [...page.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name);
  const wrong = names.filter((name, at) => !/^[a-z0-9-]+$/.test(name) || names.indexOf(name) !== at);
  const missing = [...page.matchAll(/\]\(#(.+?)\)/g)].filter(([, name = '']) => !names.includes(name));
  return {
    rules: new Set(names),
    breaches: [...wrong, ...missing.map(([link]) => link)].map((text) => `${text}: no name of one rule`),
  };
}
