import { describe, expect, test, vi } from 'vitest';
import { createAnalytics } from './createAnalytics.ts';

const common = { pageType: 'browse', placement: 'shop', loggedIn: true, device: 'desktop' } as const;
const event = { name: 'search_history_clear_all', payload: { count: 3 } };

const anAnalytics = (deps: Partial<Parameters<typeof createAnalytics>[0]>) =>
  createAnalytics({
    sink: () => {},
    hasConsent: () => true,
    commonPayload: () => common,
    now: () => 1_772_701_200_000,
    ...deps,
  });

describe('createAnalytics', () => {
  test('an event is sent with the fields that all events have', () => {
    const sink = vi.fn();

    anAnalytics({ sink })(event);

    expect(sink).toHaveBeenCalledWith('search_history_clear_all', {
      count: 3,
      ...common,
      ts: 1_772_701_200_000,
    });
  });

  test("an event's own field wins over a common field: an advert's placement is the menu", () => {
    const sink = vi.fn();

    anAnalytics({ sink })({ name: 'impression', payload: { adId: 'ad1', placement: 'mega-menu' } });

    expect(sink.mock.calls[0]?.[1]).toMatchObject({ pageType: 'browse', placement: 'mega-menu' });
  });

  test('without consent an event is dropped; after consent the next one is sent', () => {
    const sink = vi.fn();
    let hasConsent = false;
    const send = anAnalytics({ sink, hasConsent: () => hasConsent });

    send(event);
    expect(sink).not.toHaveBeenCalled();

    hasConsent = true;
    send(event);
    expect(sink).toHaveBeenCalledOnce();
  });

  test('a sink that throws stops nothing, and the error is reported', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('the tag manager is gone');
    const sink = () => {
      throw failure;
    };

    expect(() => anAnalytics({ sink })(event)).not.toThrow();
    expect(consoleError).toHaveBeenCalledWith(
      "[grocer header] the host's analytics threw on search_history_clear_all; the event is lost",
      failure,
    );
    consoleError.mockRestore();
  });
});
