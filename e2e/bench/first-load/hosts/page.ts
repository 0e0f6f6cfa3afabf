import type { HeaderOptions } from '@grocer/shared-contracts';
import type { Release } from '@grocer/shared-contracts/host/react';

/** The data that the benchmark's server writes into a page for its script. */
interface BenchPage {
  options: HeaderOptions;
  channel: string;
  /** The release whose files the page preloads. */
  release: Release;
}

export const readPage = (): BenchPage => JSON.parse(document.getElementById('page')?.textContent ?? '');

export const headerElement = (): HTMLElement => document.getElementById('grocer-header') as HTMLElement;
