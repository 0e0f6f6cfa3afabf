import { describe, expect, it } from 'vitest';
import { referralUrl } from './referralUrl.ts';

describe('referralUrl', () => {
  it('tells the sister shop which site and which part of it sent the visitor', () => {
    const url = referralUrl('https://garden.example/', { source: 'grocer', campaign: 'header' });

    expect(url).toBe('https://garden.example/?utm_source=grocer&utm_medium=referral&utm_campaign=header');
  });

  it('keeps the query and the hash that the address already has', () => {
    const url = referralUrl('https://wine.example/gifts?range=red#new', {
      source: 'grocer',
      campaign: 'mega-menu',
    });

    expect(url).toBe(
      'https://wine.example/gifts?range=red&utm_source=grocer&utm_medium=referral&utm_campaign=mega-menu#new',
    );
  });
});
