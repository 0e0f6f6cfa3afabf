import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const connections = (services: object) =>
  contentSecurityPolicy({
    nonce: 'abc',
    headerRemote: 'https://header.example/stable/',
    services: resolveHeaderOptions({ services }).services,
  })
    .split('; ')
    .find((rule) => rule.startsWith('connect-src'));

describe('contentSecurityPolicy', () => {
  it('the page may call the origins of the services in the options, each listed once', () => {
    expect(
      connections({
        origin: 'https://services.example',
        overrides: { content: 'https://content.example/v2' },
      }),
    ).toBe("connect-src 'self' https://header.example https://services.example https://content.example");
  });

  it('services on the origin of the page add no origin', () => {
    expect(connections({})).toBe("connect-src 'self' https://header.example");
  });
});
