// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Announcement, nothingSaid, say } from './Announcement.tsx';

afterEach(cleanup);

const regions = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('Announcement', () => {
  test('is there, and says nothing, before there is something to say', () => {
    render(<Announcement said={nothingSaid} />);

    expect(regions()).toEqual(['', '']);
  });

  test('says the same words again in the other region, so that they are read again', () => {
    const once = say(nothingSaid, '4 suggestions available.');
    const { rerender } = render(<Announcement said={once} />);
    expect(regions()).toEqual(['4 suggestions available.', '']);

    rerender(<Announcement said={say(once, '4 suggestions available.')} />);

    expect(regions()).toEqual(['', '4 suggestions available.']);
  });
});
