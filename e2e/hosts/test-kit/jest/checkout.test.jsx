import { anEvent, pounds } from '@grocer/shared-contracts/fixtures';
import { fakeHeader } from '@grocer/shared-contracts/testing/react';
import { act, render, screen } from '@testing-library/react';
import { CheckoutPage } from '../CheckoutPage';

jest.mock('@grocer/shared-contracts/host/react', () =>
  jest.requireActual('@grocer/shared-contracts/testing/react'),
);

beforeEach(() => fakeHeader.reset());

test('shows the total that the header knows', async () => {
  render(<CheckoutPage navigate={() => {}} />);
  await screen.findByText('Fake Header');

  act(() => fakeHeader.emit('trolley', anEvent('trolley', { total: pounds(12.5) })));

  expect(screen.getByText('Total: £12.50')).toBeTruthy();
});

test('tells the header what was added', () => {
  render(<CheckoutPage navigate={() => {}} />);

  act(() => screen.getByRole('button', { name: 'Add oat milk' }).click());

  expect(fakeHeader.received).toEqual([
    { name: 'finished_trolley_update', detail: { added: 'Oat milk 1l' } },
  ]);
});
