// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { trustedScriptUrl, trustScriptsFrom } from './trustedScriptUrl.ts';

describe('trustedScriptUrl', () => {
  test('allows scripts of the release’s origin and rejects every other origin by name', () => {
    trustScriptsFrom('https://header.example/1.0.0/remoteEntry.js');

    expect(trustedScriptUrl('https://header.example/1.0.0/widgets.js')).toBe(
      'https://header.example/1.0.0/widgets.js',
    );
    expect(() => trustedScriptUrl('https://evil.example/x.js')).toThrow(
      'refused to load a script from https://evil.example; the header’s release comes from https://header.example',
    );
  });
});
