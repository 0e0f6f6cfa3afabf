import type { CSSProperties } from 'react';

/** What stories say again and again. */

type Viewport = 'narrow' | 'low' | 'mobile' | 'tablet' | 'laptop' | 'desktop' | 'wide';

/** `globals: at('mobile')`: the width of a story's window, by its name in the toolbar. */
export const at = (viewport: Viewport) => ({ viewport: { value: viewport } });

/** `parameters: forcedColours`: the reader's own colours. */
export const forcedColours = { media: { forcedColors: 'active' } } as const;

/** The same, where axe reads `-webkit-text-fill-color`, which still has the header's colours: the browser paints the reader's. */
export const forcedTextColours = {
  ...forcedColours,
  a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
};

export const reducedMotion = { media: { reducedMotion: 'reduce' } } as const;

/** `decorators: rightToLeft`. */
export const rightToLeft = (Story: () => React.ReactNode) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** `decorators: inBox({ padding: 24 })`. */
export const inBox = (style: CSSProperties) => (Story: () => React.ReactNode) => (
  <div style={style}>
    <Story />
  </div>
);

export const hrefOf = (link: HTMLElement): string | null => link.getAttribute('href');
