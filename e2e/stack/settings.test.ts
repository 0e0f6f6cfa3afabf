import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'grocer-settings-'));
afterAll(() => rm(folder, { recursive: true }));

const fileWith = (text: string) => {
  const file = path.join(folder, `${Math.random()}.json`);
  writeFileSync(file, text);
  return file;
};

const mistake = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error('the settings were taken');
};

describe('readSettings', () => {
  test('gives the three ports, five minutes and the sandbox where nothing is said', () => {
    expect(readSettings({})).toEqual({
      hostPort: 4000,
      remotePort: 4001,
      servicesPort: 4002,
      servicesOrigin: undefined,
      headerRemote: undefined,
      shellConfig: {},
      fragmentCacheSeconds: 300,
    });
  });

  test('takes the header’s options and its remote from the file that SHELL_CONFIG names', () => {
    const file = fileWith(
      '{ "headerRemote": "https://header.example/next/", "flags": { "searchHistory": true } }',
    );

    expect(readSettings({ SHELL_CONFIG: file })).toMatchObject({
      headerRemote: 'https://header.example/next/',
      shellConfig: { flags: { searchHistory: true } },
    });
  });

  test('HEADER_REMOTE wins over the file', () => {
    const file = fileWith('{ "headerRemote": "https://header.example/next/" }');

    const settings = readSettings({ SHELL_CONFIG: file, HEADER_REMOTE: 'http://localhost:5001/stable/' });

    expect(settings.headerRemote).toBe('http://localhost:5001/stable/');
  });

  test('services that SHELL_CONFIG names stand in for the sandbox', () => {
    const file = fileWith('{ "services": { "origin": "https://services.example" } }');

    expect(readSettings({ SHELL_CONFIG: file }).servicesOrigin).toBe('https://services.example');
  });

  test('SERVICES_ORIGIN wins over the file, for the header too', () => {
    const file = fileWith('{ "services": { "origin": "https://services.example" } }');

    expect(readSettings({ SHELL_CONFIG: file, SERVICES_ORIGIN: 'http://localhost:5002/' })).toMatchObject({
      servicesOrigin: 'http://localhost:5002',
      shellConfig: { services: { origin: 'http://localhost:5002' } },
    });
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
  ])('says in one line what is wrong with %o', (env, message) => {
    expect(mistake(env as Record<string, string>)).toBe(message);
  });

  test.each([
    ['{ "flags": { "searchHistory": "yes" } }', /searchHistory/],
    ['{ "flagz": {} }', /flagz/],
    ['{ "headerRemote": 4 }', /headerRemote is 4/],
    ['[]', /holds no JSON object/],
    ['{', /is not JSON/],
  ])('names the mistake in a SHELL_CONFIG of %s', (text, words) => {
    const message = mistake({ SHELL_CONFIG: fileWith(text) });

    expect(message).toMatch(words);
    expect(message).toMatch(/^SHELL_CONFIG: /);
    expect(message).not.toContain('\n');
  });

  test('says that SHELL_CONFIG names a file that is not there', () => {
    expect(mistake({ SHELL_CONFIG: '/nowhere.json' })).toBe('SHELL_CONFIG: /nowhere.json cannot be read');
  });
});
