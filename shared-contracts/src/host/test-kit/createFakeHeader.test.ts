// @vitest-environment jsdom
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { anEvent } from '../../contracts/events/event.fixtures.ts';
import { emitEvent, lastEvent, onEvent } from '../../contracts/events/onEvent.ts';
import type * as federatedHost from '../federated/public.ts';
import type * as plainHost from '../plain.ts';
import type * as reactHost from '../react/public.ts';
import { createFakeHeader } from './createFakeHeader.ts';
import type * as testKit from './public.ts';
import type * as reactTestKit from './react.tsx';

const channel = 'https://header.grocer.example/stable/';
const header = createFakeHeader();
const element = () => document.body.appendChild(document.createElement('div'));
const mount = async (...[widget, options]: [Parameters<plainHost.MountModule['mount']>[0], object?]) =>
  (await header.loadHeader(channel)).mount(widget, element(), options);

afterEach(() => {
  header.reset();
  document.body.replaceChildren();
});

describe('the fake header', () => {
  it('mounts a placeholder and removes it', async () => {
    const widget = await mount('Header');
    expect(document.body.textContent).toBe('Fake Header');

    widget.unmount();

    expect(document.body.textContent).toBe('');
    expect(header.widgets).toEqual([]);
  });

  it('replaces the HTML of a server, and mounts a second time as an update, like the real header', async () => {
    const place = element();
    place.innerHTML = '<div data-grocer="1">from the server</div>';
    const { mount: mountOn } = await header.loadHeader(channel);

    const first = mountOn('Header', place);

    expect(place.textContent).toBe('Fake Header');
    expect(mountOn('Header', place, { path: '/ecom' })).toBe(first);
    expect(header.widgets).toHaveLength(1);
  });

  it('knows the options of a widget after updates', async () => {
    const widget = await mount('Header', { path: '/ecom', placement: 'home' });

    widget.update({ path: '/ecom/lists' });

    expect(header.widgets[0]).toMatchObject({
      name: 'Header',
      options: { path: '/ecom/lists', placement: 'home' },
    });
  });

  it('rejects a widget that does not exist', async () => {
    await expect(mount('Trolley' as 'Header')).rejects.toThrow('there is no widget "Trolley"');
  });

  it('records the events of the page, with and without the package', () => {
    emitEvent('cancel_slot', { reservationId: 'r1' });
    window.dispatchEvent(new CustomEvent('grocer:slot_changed'));

    expect(header.received).toEqual([
      { name: 'cancel_slot', detail: { reservationId: 'r1' } },
      { name: 'slot_changed', detail: undefined },
    ]);
  });

  it('emits the header’s events to present and late listeners', async () => {
    const [present, late] = [vi.fn(), vi.fn()];
    onEvent('trolley', present);

    header.emit('trolley', anEvent('trolley', { itemCount: 13 }));
    onEvent('trolley', late);
    await Promise.resolve();

    for (const listener of [present, late])
      expect(listener).toHaveBeenCalledExactlyOnceWith(anEvent('trolley', { itemCount: 13 }));
  });

  it('throws where a test emits a detail that does not fit', () => {
    expect(() => header.emit('session', { loggedIn: 'yes' } as never)).toThrow(
      'event session: expected boolean at loggedIn, got string',
    );
  });

  it('lists what the real header would report', async () => {
    await mount('Header', { flags: { sitePinBar: 'yes' } });
    window.dispatchEvent(new CustomEvent('grocer:cancel_slot', { detail: 'r1' }));

    expect(header.problems).toEqual([
      'option flags.sitePinBar should be true or false, not string; false is used instead',
      'event cancel_slot: expected object at the top, got string; it is dropped',
    ]);
  });

  it('reports a detail of emitEvent that does not fit, also after a reset', () => {
    const wrong = { reservationId: {} } as unknown as { reservationId: string };
    for (let test = 0; test < 2; test += 1) {
      emitEvent('cancel_slot', wrong);

      expect(header.problems).toEqual([
        expect.stringMatching(/^event cancel_slot: expected .* at reservationId, got object; it is dropped$/),
      ]);
      expect(header.received).toEqual([]);
      header.reset();
    }
  });

  it.each([
    ['AmendBar', {}, ['the widget AmendBar shows nothing, because flags.sitePinBar is off']],
    ['AmendBar', { flags: { sitePinBar: true } }, []],
    ['ContentCell', {}, ['the widget ContentCell shows nothing, because it has no content']],
    ['ContentCell', { content: [] }, []],
  ] as const)('says why the widget %s with %j shows nothing', async (widget, options, problems) => {
    await mount(widget, options);

    expect(header.problems).toEqual(problems);
  });

  it('follows a link by the page’s router, and throws where the page would be left', async () => {
    const navigate = vi.fn();
    const widget = await mount('Header', { navigate });

    header.followLink('/ecom/lists');
    widget.unmount();

    expect(navigate).toHaveBeenCalledExactlyOnceWith('/ecom/lists');
    expect(() => header.followLink('/ecom')).toThrow('no mounted widget has the option navigate');
  });

  it('fails to load until the next reset', async () => {
    header.failToLoad();
    await expect(header.loadHeader(channel)).rejects.toThrow('the header could not be loaded');

    header.reset();

    await expect(header.loadHeader(channel)).resolves.toBeDefined();
  });

  it('begins like a new page after a reset', async () => {
    await mount('Header');
    emitEvent('slot_changed');
    header.emit('session', { loggedIn: false, customerId: null });

    header.reset();

    expect([header.widgets, header.received, lastEvent('session')]).toEqual([[], [], undefined]);
    emitEvent('show_error');
    expect(header.received).toHaveLength(1);
  });

  it('has every name of the modules that it replaces', () => {
    expectTypeOf<typeof testKit>().toExtend<typeof plainHost>();
    expectTypeOf<typeof testKit>().toExtend<typeof federatedHost>();
    expectTypeOf<typeof reactTestKit>().toExtend<typeof reactHost>();
  });
});
