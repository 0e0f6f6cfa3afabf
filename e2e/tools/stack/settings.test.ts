import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'grocer-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (text: string) => {
  const file = path.join(folder, `${Math.random()}.json`);
  writeFileSync(file, text);
  return file;
};

const errorOf = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error('the settings were accepted');
};

const remote = '{ "headerRemote": "https://header.example/next/", "flags": { "searchHistory": true } }';
const services = '{ "services": { "origin": "https://services.example" } }';
const local = 'http://localhost:5002';
const localServices = { SERVICES_ORIGIN: `${local}/` };

test.each([
  ['has the header’s options', remote, {}, 'shellConfig.flags.searchHistory', true],
  ['has the remote', remote, {}, 'headerRemote', 'https://header.example/next/'],
  ['gives way to HEADER_REMOTE', remote, { HEADER_REMOTE: `${local}/a/` }, 'headerRemote', `${local}/a/`],
  ['has services in place of the sandbox', services, {}, 'servicesOrigin', 'https://services.example'],
  ['gives way to SERVICES_ORIGIN', services, localServices, 'servicesOrigin', local],
  ['gives way to it in the options too', services, localServices, 'shellConfig.services.origin', local],
])('the file of SHELL_CONFIG %s', (_, file, env, setting, value) => {
  expect(readSettings({ SHELL_CONFIG: fileWith(file), ...env })).toHaveProperty(setting, value);
});

test.each([
  [{ HOST_PORT: 'four' }, 'HOST_PORT is "four"; give a port between 0 and 65535, such as 4000'],
  [{ REMOTE_PORT: '70000' }, 'REMOTE_PORT is "70000"; give a port between 0 and 65535, such as 4001'],
  [{ FRAGMENT_CACHE_S: '-1' }, 'FRAGMENT_CACHE_S is "-1"; give a number of seconds, such as 300'],
  [
    { SERVICES_ORIGIN: 'services' },
    'SERVICES_ORIGIN is "services"; give a whole address, such as https://header.example/stable/',
  ],
  [
    { SERVICES_ORIGIN: 'https://services.example/api?x=1' },
    'SERVICES_ORIGIN is "https://services.example/api?x=1"; give an origin without a path: https://services.example',
  ],
])('reports in one line what is wrong with %o', (env, message) => {
  expect(errorOf(env as Record<string, string>)).toBe(message);
});

test.each([
  ['{ "flags": { "searchHistory": "yes" } }', /searchHistory/],
  ['{ "flagz": {} }', /flagz/],
  ['{ "headerRemote": 4 }', /headerRemote is 4/],
  ['[]', /is not a JSON object/],
  ['{', /is not JSON/],
])('reports the mistake in a SHELL_CONFIG of %s', (text, pattern) => {
  const message = errorOf({ SHELL_CONFIG: fileWith(text) });

  expect(message).toMatch(pattern);
  expect(message).toMatch(/^SHELL_CONFIG: /);
  expect(message).not.toContain('\n');
});

test('reports a SHELL_CONFIG whose file does not exist', () => {
  expect(errorOf({ SHELL_CONFIG: '/nowhere.json' })).toBe('SHELL_CONFIG: /nowhere.json cannot be read');
});
