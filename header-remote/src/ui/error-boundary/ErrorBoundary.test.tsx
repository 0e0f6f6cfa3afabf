// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

beforeEach(() => {
  // React logs each caught error.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  onError.mockReset();
  cleanup();
  vi.restoreAllMocks();
});

const onError = vi.fn();
const crash = new Error('out of milk');
const Offer = ({ isBroken }: { isBroken: boolean }) => {
  if (isBroken) throw crash;
  return <p>Milk, 2 for £3</p>;
};
const page = (path: string, { isBroken }: { isBroken: boolean }) => (
  <>
    <p>Trolley</p>
    <ErrorBoundary fallback={<a href="/offers">Offers</a>} onError={onError} resetKeys={[path]}>
      <Offer isBroken={isBroken} />
    </ErrorBoundary>
  </>
);
const offer = () => screen.queryByText('Milk, 2 for £3');

test('renders crashed children again, then the fallback, leaves their neighbour alone, and reports both crashes', () => {
  render(page('/offers', { isBroken: true }));

  expect(offer()).toBeNull();
  expect(screen.getByRole('link', { name: 'Offers' })).not.toBeNull();
  expect(screen.getByText('Trolley')).not.toBeNull();
  expect(onError.mock.calls).toEqual([
    [crash, 'rendered anew'],
    [crash, 'left out'],
  ]);
});

test('shows the fallback until a key changes, then its children again', () => {
  const { rerender } = render(page('/offers', { isBroken: true }));

  rerender(page('/offers', { isBroken: false }));
  expect(offer()).toBeNull();

  rerender(page('/favourites', { isBroken: false }));

  expect(offer()).not.toBeNull();
});

test('a crash in the update that changes a key is followed by one more render only', () => {
  const { rerender } = render(page('/offers', { isBroken: false }));

  rerender(page('/favourites', { isBroken: true }));

  expect(offer()).toBeNull();
  expect(onError).toHaveBeenCalledTimes(2);
});
