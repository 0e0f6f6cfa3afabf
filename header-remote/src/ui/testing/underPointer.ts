import { expect, waitFor, type within } from 'storybook/test';

type Name = string | RegExp;

/**
 * `play: underPointer({ hover: 'Recipes', active: 'New' })`: draws links, buttons and options as under a mouse, or as
 * pressed. A built Storybook moves no real pointer, so an attribute extends `:hover` and `:active`. Fails if an element
 * keeps its look.
 */
export const underPointer =
  (names: { hover?: Name; active?: Name }) =>
  async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    for (const [pseudo, name] of Object.entries(names)) {
      const found = ['link', 'button', 'option']
        .flatMap((role) => canvas.queryAllByRole(role, { name }))
        .filter((each) => !each.matches(':disabled'));
      await expect(found).not.toEqual([]);
      for (const element of found) {
        const before = lookOf(element);
        element.dataset.pointer = pseudo === 'active' ? 'hover active' : pseudo;
        await waitFor(() => {
          // Each time, because a built Storybook loads style sheets with the code of features.
          for (const { cssRules } of document.styleSheets) extendPseudoClasses(cssRules);
          return expect(lookOf(element)).not.toBe(before);
        });
      }
    }
  };

function extendPseudoClasses(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('[data-pointer')) {
      rule.selectorText = rule.selectorText.replace(
        /:(hover|active)(?![\w-])/g,
        (pseudo, name) => `:is(${pseudo}, [data-pointer~="${name}"])`,
      );
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) extendPseudoClasses(rule.cssRules);
  }
}

/** The colours and lines of an element and all that is in it. */
const lookOf = (element: HTMLElement): string =>
  [element, ...element.querySelectorAll('*')]
    .flatMap((each) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(each, pseudo)))
    .map((style) => [style.color, style.background, style.border, style.textDecoration, style.content].join())
    .join();
