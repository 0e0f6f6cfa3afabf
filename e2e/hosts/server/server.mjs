import { createServer } from 'node:http';
import { fragments } from '@grocer/shared-contracts/host/server';

const options = { services: { origin: 'https://services.grocer.example' } };
const header = fragments('https://header.grocer.example/stable/', {
  keys: [
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa==',
  ],
});
await header.ready;

createServer(async ({ url, headers }, response) => {
  const hasTokenSession = /(^|; )X-Has-Token-Session=true/.test(headers.cookie ?? '');
  const page = { options, path: url, origin: 'https://shop.grocer.example', hasTokenSession };
  const { html, preloads, isPersonal, vary } = await header.render(page);
  response.setHeader('Cache-Control', isPersonal ? 'private, no-cache' : 'public, max-age=60');
  response.setHeader('Vary', vary);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><html lang="en"><head>${preloads}</head><body><div id="grocer-header">${html}</div></body></html>`,
  );
}).listen(process.env.PORT);
