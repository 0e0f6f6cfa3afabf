import type { MouseEvent } from 'react';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import styles from './SkipLink.module.css';

/** The first focusable element. Without JavaScript it is a plain link; with JavaScript it also moves the focus. */
export const SkipLink = () => (
  <ButtonLink className={styles.skipLink} href="#main-content" onClick={focusMainContent} theme="primary">
    Skip to main content
  </ButtonLink>
);

// The URL's hash does not change, because a host's router may read it. The host's `main` may have another id.
const focusMainContent = (event: MouseEvent<HTMLAnchorElement>) => {
  const page = event.currentTarget.ownerDocument;
  const main = page.getElementById('main-content') ?? page.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.focus();
  if (page.activeElement === main) return;
  main.tabIndex = -1;
  main.focus();
};
