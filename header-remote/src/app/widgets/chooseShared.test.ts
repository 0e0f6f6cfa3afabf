import { contractVersion } from '@grocer/shared-contracts';
import { describe, expect, test } from 'vitest';
import { chooseShared, type SharedModule } from './chooseShared.ts';

const get = () => () => ({});
const offer = (loaded = false): SharedModule => ({ get, loaded });

const reactModules = (version: string, module = offer()) => ({
  react: { [version]: module },
  'react-dom': { [version]: module },
  'react-dom/client': { [version]: module },
  'react/jsx-runtime': { [version]: module },
});

test('uses the page’s React 19, older or newer than the header’s own, and none of its other libraries', () => {
  const lodash = { '4.0.0': offer() };
  expect(chooseShared({ ...reactModules('19.0.0'), lodash })).toEqual(reactModules('19.0.0'));
  expect(chooseShared(reactModules('19.99.1'))).toEqual(reactModules('19.99.1'));
});

test('of several versions uses the one that the page runs', () => {
  const running = reactModules('19.0.3', offer(true));
  const both = Object.fromEntries(
    Object.entries(running).map(([name, versions]) => [name, { '19.9.0': offer(), ...versions }]),
  );

  expect(chooseShared(both)).toEqual(running);
});

test.each([
  ['nothing', {}],
  ['React 18', reactModules('18.3.1')],
  ['React 20', reactModules('20.0.0')],
  ['a version of React between two releases', reactModules('19.3.0-canary-1')],
  ['React DOM without its client', { ...reactModules('19.0.0'), 'react-dom/client': {} }],
  ['React and React DOM of two versions', { ...reactModules('19.0.0'), 'react-dom': { '19.1.0': offer() } }],
])('the header loads its own React if a page shares %s', (_what, offers) => {
  expect(chooseShared(offers)).toEqual({});
});

describe('the contract’s schemas', () => {
  const schemas = '@grocer/shared-contracts/schemas';
  const inScope = (...versions: string[]) => ({
    [schemas]: Object.fromEntries(versions.map((version) => [version, offer()])),
  });
  const [major = 0, minor = 0, patch = 0] = contractVersion.split('.').map(Number);
  const newer = `${major}.${minor}.${patch + 1}`;

  test('the header loads its own copy on a page that has added to Object.prototype', () => {
    Object.assign(Object.prototype, { x: 1 });

    const chosen = chooseShared(inScope(contractVersion));

    Reflect.deleteProperty(Object.prototype, 'x');
    expect(chosen).toEqual({});
  });

  test('uses the page’s copy of the same or a newer compatible version', () => {
    expect(chooseShared(inScope(contractVersion))).toEqual(inScope(contractVersion));
    expect(chooseShared(inScope(newer))).toEqual(inScope(newer));
  });

  test('of several compatible copies uses the one that the page has evaluated', () => {
    const used = { [schemas]: { [newer]: offer(true) } };

    expect(chooseShared({ [schemas]: { [contractVersion]: offer(), ...used[schemas] } })).toEqual(used);
  });

  test.each([
    ['older', '0.0.9'],
    ['of another major version', `${major + 1}.0.0`],
    ['a pre-release', `${newer}-next.1`],
  ])('the header loads its own schemas if the page’s copy is %s', (_what, version) => {
    expect(chooseShared(inScope(version))).toEqual({});
  });
});
