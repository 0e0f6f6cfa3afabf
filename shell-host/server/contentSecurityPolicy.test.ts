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
  it('lets the page call the services that the header is told of, each origin once', () => {
    expect(
      connections({
        origin: 'https://services.example',
        overrides: { content: 'https://content.example/v2' },
      }),
    ).toBe("connect-src 'self' https://header.example https://services.example https://content.example");
  });

  it('names no other origin where the services are on the page’s own', () => {
    expect(connections({})).toBe("connect-src 'self' https://header.example");
  });
});
