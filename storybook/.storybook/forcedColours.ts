const palettes = {
  light: { canvas: '#fff', text: '#000', link: '#00009f', button: '#fff', border: '#000' },
  dark: { canvas: '#000', text: '#fff', link: '#ffff00', button: '#000', border: '#fff' },
};

/** The colours of a forced palette, as near as a page's own CSS can come to what the browser does. */
export function forcedColours(palette: string): string {
  const colours = palettes[palette as keyof typeof palettes];
  if (!colours) return '';
  const { canvas, text, link, button, border } = colours;
  return `
    html, body { background: ${canvas} !important; }
    #storybook-root *, #storybook-root *::before, #storybook-root *::after {
      background-color: ${canvas} !important; color: ${text} !important; border-color: ${border} !important;
      box-shadow: none !important; text-shadow: none !important;
    }
    #storybook-root a, #storybook-root a * { color: ${link} !important; }
    #storybook-root button, #storybook-root button * { background-color: ${button} !important; }
    #storybook-root svg, #storybook-root svg * { background-color: transparent !important; }
  `;
}
