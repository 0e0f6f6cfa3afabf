import type { HeaderOptions } from '@grocer/shared-contracts';
import type { Release } from '@grocer/shared-contracts/host/react';

/** Data that the benchmark's server writes into a page for its script. */
interface BenchPage {
  options: HeaderOptions;
  channel: string;
  /** The release whose files are preloaded. */
  release: Release;
}

export const readPage = (): BenchPage => JSON.parse(document.getElementById('page')?.textContent ?? '');

export const headerElement = (): HTMLElement => document.getElementById('grocer-header') as HTMLElement;
