/**
 * Media features that the toolbar or a story sets. A page cannot change them, so its own media queries are rewritten, and those of
 * its scripts.
 */
export interface PageMedia {
  contrast: boolean;
  motion: boolean;
  colours: boolean;
  paper: boolean;
}

const features: Readonly<Record<keyof PageMedia, RegExp>> = {
  contrast: /\(prefers-contrast:\s*more\)/g,
  motion: /\(prefers-reduced-motion(:\s*reduce)?\)/g,
  colours: /\(forced-colors:\s*active\)/g,
  paper: /\bprint\b/g,
};

const always = '(min-width: 0)';

/** A media query in which the features that are on are always true. */
export function emulatedQuery(query: string, media: PageMedia): string {
  const chosen = Object.entries(features).filter(([name]) => media[name as keyof PageMedia]);
  return chosen.reduce((text, [, feature]) => text.replace(feature, always), query);
}

const originals = new WeakMap<CSSMediaRule, string>();

function rewrite(rules: CSSRuleList, media: PageMedia): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      originals.set(rule, original);
      const query = emulatedQuery(original, media);
      if (rule.media.mediaText !== query) rule.media.mediaText = query;
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList, media);
  }
}

const rewriteAll = (media: PageMedia): void => {
  for (const sheet of document.styleSheets) if (isReadable(sheet)) rewrite(sheet.cssRules, media);
};

/** Whether scripts may read the style sheet: those of other origins cannot be read. */
function isReadable(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules !== null;
  } catch {
    return false;
  }
}

const { matchMedia } = globalThis;
let observer: MutationObserver | undefined;

/** Applies the features to the page's scripts and style sheets, and to those that arrive later. */
export function emulateInPage(media: PageMedia): void {
  const isOn = Object.values(media).some(Boolean);
  if (!isOn && !observer) return;
  observer?.disconnect();
  globalThis.matchMedia = (query) => matchMedia(emulatedQuery(query, media));
  rewriteAll(media);
  observer = new MutationObserver(() => rewriteAll(media));
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.head.addEventListener('load', () => rewriteAll(media), { capture: true, once: true });
}
