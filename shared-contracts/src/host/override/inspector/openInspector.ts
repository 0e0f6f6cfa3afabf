import { type Section, textOf } from './describePage.ts';

/** Repeats values of the header's design tokens (`ui/root/tokens.module.css`), which do not apply in the badge. */
export const inspectorStyles = `
dialog {
  box-sizing: border-box;
  inline-size: min(44rem, calc(100vw - 1rem));
  max-block-size: min(48rem, calc(100dvh - 1rem));
  padding: 0;
  border: 1px solid #cfc8bb;
  border-radius: 0.5rem;
  background: #fff;
  color: #211f1b;
  font: 0.9375rem/1.375rem "Grocer Sans", system-ui, sans-serif;
  overflow: hidden auto;
}
dialog::backdrop { background: rgb(16 38 29 / 42%); }
header, footer { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 0.75rem 1.25rem; }
header, footer { position: sticky; background: #fff; }
header { inset-block-start: 0; border-block-end: 1px solid #e5dfd5; }
footer { inset-block-end: 0; border-block-start: 1px solid #e5dfd5; }
h2 { flex: 1; margin: 0; font-size: 1.25rem; font-weight: 650; line-height: 1.625rem; letter-spacing: -0.008em; }
summary { padding: 0.75rem 1.25rem; color: #17573f; font-weight: 600; cursor: pointer; }
summary:hover { background: #f8f6f1; }
details + details { border-block-start: 1px solid #e5dfd5; }
dl { margin: 0; padding: 0 1.25rem 1rem; font-size: 0.8125rem; line-height: 1.25rem; overflow-wrap: anywhere; }
dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; padding-block: 0.25rem; }
dt { flex: 1 0 9rem; color: #6b655b; }
dd { flex: 3 1 14rem; margin: 0; }
dialog button { min-block-size: 2.25rem; border-color: #17573f; color: #17573f; font-weight: 600; }
dialog button:hover { background: #eff5f0; color: #17573f; }
footer button, footer button:hover { background: #17573f; color: #fff; }
footer button:hover { background: #124734; }
dialog :focus-visible { outline: 3px solid #211f1b; outline-offset: 2px; }
dialog summary:focus-visible { outline-offset: -3px; }
`;

/** Opens the inspector: a modal dialog, so that the browser handles Escape and gives the focus back. */
export function openInspector(root: ShadowRoot, sections: readonly Section[]): void {
  const dialog = element('dialog', { lang: 'en', onclose: () => dialog.remove() });
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.setAttribute('closedby', 'any');
  const title = element('h2', { id: 'title', textContent: 'Header inspector' });
  const close = element('button', { type: 'button', textContent: 'Close', onclick: () => dialog.close() });
  dialog.append(element('header', {}, [title, close]), ...sections.map(describe), copyBar(textOf(sections)));
  root.append(dialog);
  dialog.showModal();
}

/** The first two sections are open: the others may have fifty rows. */
function describe([title, rows]: Section, index: number): HTMLElement {
  const items = rows.map(([name, value]) =>
    element('div', {}, [element('dt', { textContent: name }), element('dd', { textContent: value })]),
  );
  const summary = element('summary', { textContent: title });
  return element('details', { open: index < 2 }, [summary, element('dl', {}, items)]);
}

function copyBar(report: string): HTMLElement {
  const status = element('span', { role: 'status' });
  const onclick = async () => {
    const copied = navigator.clipboard?.writeText(report).then(() => 'Copied');
    status.textContent =
      (await Promise.resolve(copied).catch(() => null)) ?? 'This page may not copy: select the text';
  };
  return element('footer', {}, [
    element('button', { type: 'button', textContent: 'Copy report', onclick }),
    status,
  ]);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}
