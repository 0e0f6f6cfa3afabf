import type { MouseEvent } from 'react';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import styles from './SkipLink.module.css';

/** The first thing that takes focus (spec S2). Without JavaScript it is a plain jump; with it, focus moves as well. */
export const SkipLink = () => (
  <ButtonLink className={styles.skipLink} href="#main-content" onClick={focusMainContent} theme="primary">
    Skip to main content
  </ButtonLink>
);

// The hash is left alone: a host's router may read it, and its `main` may carry another id (clarification 34).
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
