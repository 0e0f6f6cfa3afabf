import { describe, expect, it } from 'vitest';
import { contentLink } from './contentLink.ts';

const settings = {
  root: '/ecom',
  contentPrefix: '/content/site/en',
  siteOrigin: 'https://www.grocer.example',
};
const link = (href: string) => contentLink(href, settings);

describe('contentLink', () => {
  it.each([
    ['/content/site/en/recipes/easter.html', '/ecom/recipes/easter'],
    ['/content/site/en/recipes/easter.html?a=b.html#top', '/ecom/recipes/easter?a=b.html#top'],
    ['/content/site/en', '/ecom'],
    ['/content/site/en.html', '/ecom'],
    ['https://www.grocer.example/content/site/en.html?a=b#top', '/ecom?a=b#top'],
    ['/content/site/en-gb.html', '/ecom/content/site/en-gb'],
    ['/content/site/en/ecom/lists', '/ecom/lists'],
    ['/content/site/english/tea', '/ecom/content/site/english/tea'],
    ['/recipes/easter.html', '/ecom/recipes/easter'],
    ['/recipes/a.html.b', '/ecom/recipes/a.html.b'],
    ['/ecom/shop/trolley', '/ecom/shop/trolley'],
    ['/ecommerce', '/ecom/ecommerce'],
    ['/', '/ecom'],
    ['https://www.grocer.example/content/site/en/tea.html', '/ecom/tea'],
  ])('rewrites %s to %s', (href, expected) => {
    expect(link(href)).toBe(expected);
  });

  it.each([
    'https://charity.example/donate.html?x=1',
    'http://charity.example/',
    '//cdn.example/list.html',
    'mailto:help@grocer.example',
    'tel:08081570111',
    '#ingredients',
  ])('does not change %s', (href) => {
    expect(link(href)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://www.grocer.example/1',
    'file:///etc/passwd',
    'https://',
    '',
    '  ',
  ])('returns no link for %j', (href) => {
    expect(link(href)).toBeNull();
  });

  it('never turns a path into a link to another site, whatever the root', () => {
    expect(contentLink('/content/site/en//evil.example', { ...settings, root: '' })).toBe('/evil.example');
  });

  it('rewrites paths of the site if its origin is not configured', () => {
    expect(contentLink('/content/site/en/tea.html', { ...settings, siteOrigin: '' })).toBe('/ecom/tea');
  });
});
