import { expect, test } from 'vitest';
import { iconCatalogue } from './iconCatalogue.tsx';
import { findIconName, iconNames } from './iconNames.ts';

test('every drawing has a name', () => {
  expect([...iconNames]).toEqual(Object.keys(iconCatalogue));
});

test.each([
  ['carrot', 'carrot'],
  [' Paw_Print ', 'paw-print'],
  ['Chef hat', 'chef-hat'],
  ['VISA', 'visa'],
  ['flag-fr', 'flag-fr'],
])('the name %j of a service is the icon %s', (text, name) => {
  expect(findIconName(text)).toBe(name);
});

test.each([null, '', 'unicorn', 'constructor', '__proto__', '<img src=x>'])('no icon for %j', (text) => {
  expect(findIconName(text)).toBeNull();
});
