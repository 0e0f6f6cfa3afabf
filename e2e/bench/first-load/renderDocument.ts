export interface DocumentParts {
  /** Markup in the header's element before any script runs. */
  header?: string;
  script?: string;
  /** Chunks that `script` loads. They are preloaded with it if `preloads` is given. */
  chunks?: string[];
  styles?: string[];
  /** Preload links for the remote's files. If given, the page's own scripts are preloaded too. */
  preloads?: string;
  /** Data for the script, as JSON in the document. */
  page?: object;
}

/** Renders a shop page around the header. All variants have the same content. */
export function renderDocument(parts: DocumentParts): string {
  const { header = '', script, chunks = [], styles = [], preloads, page } = parts;
  const preload = (href: string) => `<link rel="preload" as="script" href="${href}">`;
  const scriptPreloads = preloads === undefined ? [] : [script ?? '', ...chunks].map(preload);
  const head = [
    ...scriptPreloads,
    preloads ?? '',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    page
      ? `<script type="application/json" id="page">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`
      : '',
    script ? `<script src="${script}" defer></script>` : '',
  ];
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Groceries</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>${pageStyles}</style>${head.join('')}</head>
<body><div id="grocer-header">${header}</div><div id="app"></div>${main}</body></html>`;
}

const pageStyles =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:75em;margin:auto;padding:24px}' +
  'ul{display:grid;grid-template-columns:repeat(4,1fr);gap:24px;padding:0;list-style:none}' +
  'li{padding:16px;border:1px solid #ddd;border-radius:8px;min-height:160px}';

const products = 'Bread Milk Apples Oats Carrots Rice Tea Honey Pasta Soup Peas Eggs'.split(' ');

/** The page's own script: each of its buttons responds to a press. */
const answerPresses =
  "document.querySelector('main').addEventListener('click',function(e){if(e.target.type==='button')e.target.textContent='Added'})";

const main = `<main id="main-content"><h1>Groceries</h1><ul>${products
  .map((name, index) => `<li><h2>${name}</h2><p>£${index + 1}.50</p><button type="button">Add</button></li>`)
  .join('')}</ul></main><script>${answerPresses}</script>`;
