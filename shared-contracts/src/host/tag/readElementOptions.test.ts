// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { readElementOptions } from './HeaderElement.ts';

const elementOf = (html: string): Element => {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page.firstElementChild as Element;
};

describe('readElementOptions', () => {
  test('reads the options of each attribute', () => {
    const element = elementOf(
      `<div path="/ecom/shop" placement="shop" services="https://services.example" flags=" searchHistory  sitePinBar "></div>`,
    );

    expect(readElementOptions(element, {})).toEqual({
      path: '/ecom/shop',
      placement: 'shop',
      services: { origin: 'https://services.example' },
      flags: { searchHistory: true, sitePinBar: true },
    });
  });

  test('prefers the page’s own code to single attributes, those to the attribute options, and that to the child', () => {
    const navigate = () => {};
    const element =
      elementOf(`<div path="/from-attribute" options='{"path": "/from-json", "placement": "home"}'>
      <script type="application/json">{ "placement": "shop", "config": { "root": "/groceries" } }</script>
    </div>`);

    expect(readElementOptions(element, { navigate })).toEqual({
      path: '/from-attribute',
      placement: 'home',
      config: { root: '/groceries' },
      navigate,
    });
    expect(readElementOptions(element, { path: '/from-code' }).path).toBe('/from-code');
  });

  test('adds an origin to the overrides of the JSON, and flags to its flags', () => {
    const element = elementOf(
      `<div services="https://a.example" flags="sitePinBar" options='{"services": {"overrides": {"graph": "https://b.example"}}, "flags": {"searchHistory": true}}'></div>`,
    );

    expect(readElementOptions(element, {})).toEqual({
      services: { origin: 'https://a.example', overrides: { graph: 'https://b.example' } },
      flags: { searchHistory: true, sitePinBar: true },
    });
  });

  test('ignores scripts of the server’s fragment and of other types', () => {
    const element = elementOf(
      `<div><script type="text/plain">{"path":"/a"}</script><p><script type="application/json">{"path":"/b"}</script></p></div>`,
    );

    expect(readElementOptions(element, {})).toEqual({});
  });

  test.each([
    ['{"path": "/a",}', 'text that is no JSON'],
    ['"/a"', 'JSON that is no object'],
  ])('says that %s is ignored: %s', (json) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = elementOf(`<div path="/kept"></div>`);
    element.setAttribute('options', json);

    expect(readElementOptions(element, {})).toEqual({ path: '/kept' });
    expect(error).toHaveBeenCalledExactlyOnceWith(
      '[grocer header] <grocer-header>: attribute options is not a JSON object',
    );
    error.mockRestore();
  });
});
