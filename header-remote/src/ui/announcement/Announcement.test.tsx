// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Announcement, nextAnnouncement, noAnnouncement } from './Announcement.tsx';

afterEach(cleanup);

const regions = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('the same text is announced again in the other live region', () => {
  const { rerender } = render(<Announcement announcement={noAnnouncement} />);
  expect(regions(), 'before the first announcement').toEqual(['', '']);

  const once = nextAnnouncement(noAnnouncement, '4 suggestions available.');
  rerender(<Announcement announcement={once} />);
  expect(regions()).toEqual(['4 suggestions available.', '']);

  rerender(<Announcement announcement={nextAnnouncement(once, '4 suggestions available.')} />);

  expect(regions()).toEqual(['', '4 suggestions available.']);
});
