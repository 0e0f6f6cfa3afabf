// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { differenceText } from './differenceText.ts';
import { machineDifference } from './madeWith.ts';

const pixels = { data: Buffer.alloc(4), width: 1, height: 1 };
const linux = { reference: { chromium: '156.0.8078.79', platform: 'linux' }, platform: 'linux', fonts: [] };

describe('a story whose picture differs', () => {
  it('says by how much, where to look, and how to accept it', () => {
    expect(differenceText({ count: 12, picture: pixels }, '')).toBe(
      'The story differs from its reference picture in 12 pixels. Look at .cache/pictures/index.html. To accept it, run: npx -y pnpm@12 pictures:accept',
    );
  });

  it('says first that another browser made the reference pictures', () => {
    const text = differenceText({ count: undefined, picture: pixels }, machineDifference('157.0.1.2', linux));

    expect(text).toMatch(
      /^The reference pictures were made with Chromium 156 on linux; this is Chromium 157 on linux\./,
    );
    expect(text).toContain('in size');
  });
});

describe('the machine of the reference pictures', () => {
  it('has another operating system', () => {
    expect(machineDifference('156.0.1.2', { ...linux, platform: 'darwin' })).toContain('on darwin');
  });

  it('has fonts that this one lacks', () => {
    expect(machineDifference('156.0.1.2', { ...linux, fonts: ['fonts-liberation'] })).toBe(
      'The fonts of the reference pictures are missing: install fonts-liberation\n',
    );
  });

  it('may have another minor version of the browser', () => {
    expect(machineDifference('156.0.9999.1', linux)).toBe('');
  });
});

it('a new story says that it has no picture yet', () => {
  expect(differenceText(undefined, '')).toMatch(/^The story has no reference picture\./);
});
