/**
 * Media features that the toolbar or a story emulates. A page cannot change real media features, so the media
 * queries in its style sheets and scripts are rewritten.
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

/** Rewrites a media query so that emulated features always match. */
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

/** Whether scripts may read the style sheet. Those of other origins are not readable. */
function isReadable(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules !== null;
  } catch {
    return false;
  }
}

const { matchMedia } = globalThis;
let current: AbortController | undefined;

/** Emulates the features in the page's scripts and style sheets, including those that load later. */
export function emulateInPage(media: PageMedia): void {
  const isOn = Object.values(media).some(Boolean);
  if (!isOn && !current) return;
  current?.abort();
  current = new AbortController();
  const { signal } = current;
  const apply = () => rewriteAll(media);
  globalThis.matchMedia = (query) => matchMedia(emulatedQuery(query, media));
  apply();
  const observer = new MutationObserver(apply);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  signal.addEventListener('abort', () => observer.disconnect());
  document.head.addEventListener('load', apply, { capture: true, signal });
}
