import { endOfMovements } from '../../fixtures/header.ts';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { button, inPage, link, plainSearchBox, searchBox } from '../../tools/engines/targets.ts';
import { expect, test } from '../../tools/engines/test.ts';

const groceries = '/ecom/shop/browse/groceries';

test.describe('before the header’s script has come', () => {
  test.beforeEach(async ({ shopper, services, remote }) => {
    await services.scenario('signed-in');
    remote.fault(/\/widgets\./, 'hanging');
    await shopper.goto('/ecom/recipes');
    await shopper.sees(link('Offers'));
  });

  test('the header is whole; nothing moves when it comes, and typed text and focus stay', async ({
    shopper,
    remote,
  }) => {
    const boxes = async () => {
      const names = ['Offers', 'Recipes', 'Inspiration'];
      const all = await Promise.all(names.map((name) => shopper.sees(link(name))));
      return all.map(({ box }) => [box.x, box.y, box.width, box.height].map(Math.round));
    };
    for (const name of ['My orders', /^Trolley/]) await shopper.sees(link(name));
    await shopper.sees(button('Groceries'));
    await shopper.press(plainSearchBox);
    await shopper.type('oats');
    await shopper.sees(plainSearchBox, { value: 'oats' });
    const before = await boxes();
    remote.heal();
    await shopper.ready();
    expect(await boxes()).toEqual(before);
    await shopper.sees(searchBox, { value: 'oats', isFocused: true });
    await shopper.type(' and milk');
    await shopper.sees(searchBox, { value: 'oats and milk' });
  });

  test('Groceries opens and closes by keyboard and press, and a row leads to its category', async ({
    shopper,
  }) => {
    await shopper.resize(1280, 900);
    await shopper.run(`document.querySelector('nav button').focus()`);
    await shopper.key('Enter');
    await shopper.sees(link('Bakery'));
    await shopper.key('Escape');
    await shopper.seesNot(link('Bakery'));
    await shopper.press(button('Groceries'));
    await shopper.sees(link('Bakery'));
    // Presses the backdrop: a button that covers the dimmed page.
    await shopper.run(`document.querySelector('[popover]:popover-open > button').click()`);
    await shopper.seesNot(link('Bakery'));
    await shopper.press(button('Groceries'));
    await shopper.press(link('Bakery'));
    await shopper.isAt(`${groceries}/bakery`);
  });

  for (const width of [992, 1280])
    test(`an opened Groceries menu stays as it is at ${width} px${fullUnless(width === 1280)}`, async ({
      shopper,
      remote,
    }) => {
      await shopper.resize(width, 500);
      await shopper.press(button('Groceries'));
      await shopper.sees(link('Bakery'));
      await shopper.run(`const rows = document.querySelector('nav [popover] [data-scrolls]');
        rows.querySelectorAll('a')[2].focus(); rows.scrollTop = 40;`);
      const before = await shopper.sees(link('Bakery'), { isFocused: true });
      remote.heal();
      const after = await shopper.sees(button('Bakery'), { isFocused: true });
      expect(after.box).toEqual(before.box);
      await shopper.sees(button('Groceries'), { isExpanded: true });
    });
});

// Firefox and WebKit use their back/forward cache; Playwright's Chromium reloads the page.
test.describe('after Back', () => {
  test('the page before has its menu closed and works', async ({ shopper }) => {
    await shopper.open();
    await shopper.press(button('Groceries'));
    await shopper.press(link('View all Groceries'));
    await shopper.isAt(groceries);
    await shopper.goto('/ecom/recipes');
    await shopper.ready();
    await shopper.back();
    await shopper.isAt(groceries);
    await shopper.ready();
    await shopper.seesNot(button('Bakery'));
    await shopper.press(button('Groceries'));
    await shopper.sees(button('Bakery'));
  });

  test('the trolley has what was added on the page after', async ({ shopper, services }) => {
    await services.scenario('signed-in');
    await shopper.open('/ecom/recipes');
    await shopper.sees(link(/^Trolley, 12 items/));
    await shopper.open();
    await shopper.sees(inPage('status', / in trolley$/));
    await shopper.press(inPage('button', /^Add /));
    await shopper.sees(link(/^Trolley, 13 items/));
    await shopper.back();
    await shopper.isAt('/ecom/recipes');
    await shopper.sees(link(/^Trolley, 13 items/));
  });

  test('a page of a shopper who has signed out since is that of a guest', async ({ shopper, services }) => {
    await services.scenario('signed-in');
    await shopper.open('/ecom/recipes');
    await shopper.sees(button('My account'));
    await shopper.open('/ecom/lists');
    await shopper.press(button('My account'));
    await shopper.press(link('Sign out'));
    await shopper.sees(link('Sign in'));
    // Goes back only after this script has returned, because its page is left then.
    await shopper.run('setTimeout(() => history.go(-2))');
    await shopper.isAt('/ecom/recipes');
    await shopper.sees(link('Sign in'));
    await shopper.seesNot(button('My account'));
  });
});

test('the cells of a content page are as wide as their columns', { tag: '@full' }, async ({ shopper }) => {
  await shopper.open('/ecom/content/inspiration');
  const widths = () =>
    shopper.run<number[][]>(`
    const subgrids = [...document.querySelectorAll('main *')].filter(
      (element) => getComputedStyle(element).gridTemplateColumns.startsWith('subgrid'),
    );
    return subgrids
      .filter((element) => element.children.length === 1)
      .map((element) => [element, element.firstElementChild].map((box) => Math.round(box.getBoundingClientRect().width)));
  `);
  await expect.poll(async () => (await widths()).length).toBeGreaterThan(5);
  for (const [column, cell] of await widths()) expect(cell).toBe(column);
});

test('links in words are underlined', { tag: '@full' }, async ({ shopper }) => {
  await shopper.open('/ecom/content/inspiration');
  const lines = `return [...document.querySelectorAll('main a')]
    .filter((link) => getComputedStyle(link).textUnderlineOffset !== 'auto')
    .map((link) => getComputedStyle(link).textDecorationLine)`;
  await expect.poll(async () => (await shopper.run<string[]>(lines)).length).toBeGreaterThan(0);
  expect(new Set(await shopper.run<string[]>(lines))).toEqual(new Set(['underline']));
});

test('a pointer that rests on links violates no policy', { tag: '@full' }, async ({ shopper }) => {
  await shopper.open();
  await shopper.run(`globalThis.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(violatedDirective + ' ' + blockedURI));`);
  for (const name of ['Recipes', 'Offers', 'Inspiration']) {
    await shopper.hover(link(name));
    // Waits longer than the header's timer of 100 ms, which hovering has started.
    await shopper.run('return new Promise((resolve) => setTimeout(resolve, 110))');
  }
  expect(await shopper.run('return violations')).toEqual([]);
});

test.describe('on a phone, before the header’s script has come', () => {
  test.beforeEach(async ({ shopper, services, remote }) => {
    await services.scenario('signed-in');
    remote.fault(/\/widgets\./, 'hanging');
    await shopper.resize(390, 800);
    await shopper.goto('/ecom/recipes');
    await shopper.press(button('Menu'));
  });

  test('the slide-out opens a level, whose row leads to its category', async ({ shopper }) => {
    await shopper.press(button('Groceries'));
    await shopper.press(link('Bakery'));
    await shopper.isAt(`${groceries}/bakery`);
  });

  test('Back leads to the first level, also from the account', { tag: '@full' }, async ({ shopper }) => {
    await shopper.press(button('My account'));
    await shopper.sees(link('Account overview'));
    await shopper.press(button('Back'));
    await shopper.seesNot(link('Account overview'));
    await shopper.press(button('Entertaining'));
    await shopper.sees(link('View all Entertaining'));
  });

  for (const width of [390, 768])
    test(`an opened level stays as it is at ${width} px${fullUnless(width === 390)}`, async ({
      shopper,
      remote,
    }) => {
      await shopper.resize(width, 500);
      await shopper.press(button('Groceries'));
      await shopper.sees(link('Bakery'));
      await shopper.run(`const level = document.querySelector('[data-level]:popover-open');
        level.querySelectorAll('a')[2].focus(); level.scrollTop = 40;
        return (${endOfMovements})(document.body).then(() => true);`);
      const before = await shopper.sees(link('Bakery'), { isFocused: true });
      remote.heal();
      const after = await shopper.sees(button('Bakery'), { isFocused: true });
      expect(after.box).toEqual(before.box);
    });
});
