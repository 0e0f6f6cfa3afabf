import type { CSSProperties, ReactNode } from 'react';

type Viewport = 'narrow' | 'low' | 'mobile' | 'tablet' | 'laptop' | 'desktop' | 'wide';

/** `globals: at('mobile')`: the width of a story's window, by its name in the toolbar. */
export const at = (viewport: Viewport) => ({ viewport: { value: viewport } });

/** `parameters: forcedColours`: the colours that the reader has set, as in Windows High Contrast. */
export const forcedColours = { media: { forcedColors: 'active' } } as const;

/**
 * Forced colours without axe's rule of contrast, for text with `-webkit-text-fill-color`: axe reads the header's colour
 * there, although the browser paints the reader's.
 */
export const forcedTextColours = {
  ...forcedColours,
  a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
};

export const reducedMotion = { media: { reducedMotion: 'reduce' } } as const;

/** `decorators: rightToLeft`. */
export const rightToLeft = (Story: () => ReactNode) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** `decorators: inBox({ padding: 24 })`. */
export const inBox = (style: CSSProperties) => (Story: () => ReactNode) => (
  <div style={style}>
    <Story />
  </div>
);

export const hrefOf = (link: HTMLElement): string | null => link.getAttribute('href');
