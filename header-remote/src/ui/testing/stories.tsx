import type { CSSProperties, ReactNode } from 'react';

type Viewport = 'narrow' | 'low' | 'mobile' | 'tablet' | 'laptop' | 'desktop' | 'wide';

/** `globals: at('mobile')`: sets the viewport of a story by its name in the toolbar. */
export const at = (viewport: Viewport) => ({ viewport: { value: viewport } });

/** `parameters: forcedColours`: renders with the reader's own colours, as in Windows High Contrast. */
export const forcedColours = { media: { forcedColors: 'active' } } as const;

/**
 * Disables axe's `color-contrast` rule in forced colours: axe reads `-webkit-text-fill-color`, but the
 * browser paints the reader's colour.
 */
export const forcedTextColours = {
  ...forcedColours,
  a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
};

export const reducedMotion = { media: { reducedMotion: 'reduce' } } as const;

/** `decorators: rightToLeft`: renders a story from right to left. */
export const rightToLeft = (Story: () => ReactNode) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** `decorators: inBox({ padding: 24 })`: renders a story in a box with these styles. */
export const inBox = (style: CSSProperties) => (Story: () => ReactNode) => (
  <div style={style}>
    <Story />
  </div>
);

export const hrefOf = (link: HTMLElement): string | null => link.getAttribute('href');
