// @vitest-environment jsdom
import { anEvent, pounds } from '@grocer/shared-contracts/fixtures';
import { fakeHeader } from '@grocer/shared-contracts/testing/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CheckoutPage } from './CheckoutPage.tsx';

vi.mock('@grocer/shared-contracts/host/react', () => import('@grocer/shared-contracts/testing/react'));

beforeEach(() => fakeHeader.reset());
afterEach(cleanup);

test('shows the total that the header knows', async () => {
  render(<CheckoutPage navigate={() => {}} />);
  await screen.findByText('Fake Header');

  act(() => fakeHeader.emit('trolley', anEvent('trolley', { total: pounds(12.5) })));

  expect(screen.getByText('Total: £12.50')).toBeTruthy();
});

test('tells the header what was added', async () => {
  render(<CheckoutPage navigate={() => {}} />);

  act(() => screen.getByRole('button', { name: 'Add oat milk' }).click());

  expect(fakeHeader.received).toEqual([
    { name: 'finished_trolley_update', detail: { added: 'Oat milk 1l' } },
  ]);
});

test('follows the links of the header in its own router', async () => {
  const navigate = vi.fn();
  render(<CheckoutPage navigate={navigate} />);
  await screen.findByText('Fake Header');

  fakeHeader.followLink('/ecom/lists');

  expect(navigate).toHaveBeenCalledExactlyOnceWith('/ecom/lists');
});

test('has no option that the header would report', async () => {
  render(<CheckoutPage navigate={() => {}} />);
  await screen.findByText('Fake Header');

  expect(fakeHeader.problems).toEqual([]);
});

test('works without the header', async () => {
  fakeHeader.failToLoad();
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<CheckoutPage navigate={() => {}} />);

  await vi.waitFor(() => expect(reported).toHaveBeenCalled());

  expect(screen.getByRole('button', { name: 'Add oat milk' })).toBeTruthy();
  reported.mockRestore();
});
