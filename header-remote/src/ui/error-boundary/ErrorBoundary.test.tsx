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
const Offer = ({ isBroken }: { isBroken: boolean }) => {
  if (isBroken) throw new Error('out of milk');
  return <p>Milk, 2 for £3</p>;
};
const page = (path: string, { isBroken }: { isBroken: boolean }) => (
  <ErrorBoundary fallback={null} onError={onError} resetKeys={[path]}>
    <Offer isBroken={isBroken} />
  </ErrorBoundary>
);
const offer = () => screen.queryByText('Milk, 2 for £3');

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
