import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const policy = (services: object, headerRemote = 'https://header.grocer.example/stable/', nonce = '…') =>
  contentSecurityPolicy({ nonce, headerRemote, services: resolveHeaderOptions({ services }).services });

const rule = (text: string, name: string) => text.split('; ').find((directive) => directive.startsWith(name));

const findings = (text: string) =>
  new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .map(({ value, description }) => `${value}: ${description}`);

const services = { origin: 'https://services.grocer.example' };
const nonce = 'MTIzNDU2Nzg5MDEyMzQ1Ng==';

describe('contentSecurityPolicy', () => {
  it('the page may call the origins of the services in the options, each listed once', () => {
    const text = policy({ ...services, overrides: { content: 'https://content.example/v2' } });

    expect(rule(text, 'connect-src')).toBe(
      "connect-src 'self' https://header.grocer.example https://services.grocer.example https://content.example",
    );
  });

  it('Google’s evaluator has no finding', () => {
    expect(findings(policy(services, undefined, nonce))).toEqual([]);
  });

  it('is the policy that the documentation for page teams publishes', () => {
    const page = readFileSync(
      path.join(import.meta.dirname, '../../storybook/docs/reference/ContentSecurityPolicy.mdx'),
      'utf8',
    );
    const [, published] = /## The whole policy[\s\S]*?```\n([\s\S]*?)\n```/.exec(page) ?? [];

    expect(published?.split('\n').join(' ')).toBe(policy(services));
  });
});
