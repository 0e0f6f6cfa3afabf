import { expect, test } from 'vitest';
import privateShareScope from './privateShareScope.ts';

const offer = () => ({ get: () => () => ({}) });

/** The header's share scope made from the page's, after the runtime has added the header's React. */
function initOn(shareScope: Record<string, Record<string, object>>) {
  const origin = { shareScopeMap: { default: shareScope } };
  privateShareScope().initContainerShareScopeMap({ origin, scopeName: 'default', shareScope });
  const scope = origin.shareScopeMap.default;
  scope.react = scope.react ?? {};
  scope.react['19.3.1'] = { from: 'header' };
  return scope;
}

test('a page that shares React 18 is not offered the header’s React', () => {
  const page = { react: { '18.3.1': offer() } };

  const scope = initOn(page);

  expect(Object.keys(page.react)).toEqual(['18.3.1']);
  expect(scope.react).toEqual({ '19.3.1': { from: 'header' } });
});

test('on a page with React 19 the header uses that copy, an older one too', () => {
  const react = { '18.3.1': offer(), '19.0.0': offer() };

  const scope = initOn({ react });

  expect(scope.react).toEqual({ '19.0.0': react['19.0.0'] });
});

test('the header may use the page’s other libraries, and adds none', () => {
  const page: Record<string, Record<string, object>> = { lodash: { '4.0.0': offer() } };

  const scope = initOn(page);
  scope.zod = { '4.0.0': offer() };

  expect(scope.lodash).toEqual(page.lodash);
  expect(Object.keys(page)).toEqual(['lodash']);
});
