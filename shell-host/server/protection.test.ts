import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { protection } from './protection.ts';

const host = new Hono()
  .route('/', protection(['localhost', 'shop.example']))
  .get('/page', (context) => context.text('the page'))
  .post('/form', async (context) => context.json(await context.req.parseBody()));

const post = (headers: Record<string, string>, body: BodyInit = 'email=a%40b.example') =>
  host.request('https://shop.example/form', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

describe('protection', () => {
  it.each(['http://localhost/page', 'http://localhost:4000/page', 'https://shop.example/page'])(
    'answers under its own names: %s',
    async (address) => {
      expect((await host.request(address)).status).toBe(200);
    },
  );

  it('does not answer under a name that is not its own, and says what to do', async () => {
    const answer = await host.request('http://rebound.attacker.example/page');

    expect(answer.status).toBe(421);
    expect(await answer.text()).toBe(
      'This server is not rebound.attacker.example: add the name to allowedHosts if it should be',
    );
  });

  it('accepts a form of its own pages', async () => {
    expect((await post({ Origin: 'https://shop.example' })).status).toBe(200);
  });

  it.each([
    ['another origin', { Origin: 'https://attacker.example' }],
    ['another site', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['no origin', {}],
  ])('refuses a form of %s', async (_, headers) => {
    expect((await post(headers)).status).toBe(403);
  });

  it('refuses a body beyond 64 KB, with and without its length', async () => {
    const origin = { Origin: 'https://shop.example' };
    const body = 'x'.repeat(70_000);
    const stream = new ReadableStream({ pull: (sent) => sent.enqueue(new TextEncoder().encode(body)) });

    expect((await post(origin, body)).status).toBe(413);
    expect((await post(origin, stream)).status).toBe(413);
  });

  it('answers with security headers, and keeps the origin in forms of its own pages', async () => {
    const { headers } = await host.request('https://shop.example/page');

    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });
});
