import type { Notice as NoticeContent } from '@grocer/shared-contracts';
import { createRoot } from 'react-dom/client';
import { createLiveRegion } from '../../ui/announcement/createLiveRegion.ts';
import { Notice } from './Notice.tsx';
import css from './notice.css?raw';

/**
 * Shows the notice at the bottom of the window and announces it, unless the HTML has one (behaviour/switches#notice).
 * Returns the function that removes the notice: the new one or the one in the HTML.
 */
export function showNotice(notice: NoticeContent): () => void {
  const written = document.querySelector('[data-grocer-notice]');
  if (written) return () => written.remove();
  const place = document.createElement('div');
  place.setAttribute('data-grocer-notice', '');
  const bar = document.createElement('div');
  bar.className = 'grocer-notice-late';
  place.append(bar);
  document.body.append(place);
  const root = createRoot(bar);
  root.render(<Notice notice={notice} />);
  const stops = [adoptStyles(), reserveHeight(place, bar), announce(notice.text)];
  return () => {
    for (const stop of stops) stop();
    root.unmount();
    place.remove();
  };
}

/** Uses a constructed style sheet, which needs no nonce under any content security policy. */
function adoptStyles(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}

/** Reserves the height at the end of the page, so that the fixed bar covers neither the last lines nor the focus. */
function reserveHeight(place: HTMLElement, bar: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    place.style.blockSize = `${bar.offsetHeight}px`;
  });
  observer.observe(bar);
  return () => observer.disconnect();
}

/** A screen reader ignores the first content of a new live region, so the text comes a task later. */
function announce(text: string): () => void {
  const region = createLiveRegion();
  const timer = setTimeout(region.announce, 0, text);
  return () => {
    clearTimeout(timer);
    region.remove();
  };
}
