import { describe, expect, test, vi } from 'vitest';
import { createAnalytics } from './createAnalytics.ts';

const common = { pageType: 'browse', placement: 'shop', loggedIn: true, device: 'desktop' } as const;
const event = { name: 'search_history_clear_all', payload: { count: 3 } };

const anAnalytics = (given: Partial<Parameters<typeof createAnalytics>[0]>) =>
  createAnalytics({
    sink: () => {},
    hasConsent: () => true,
    commonFacts: () => common,
    now: () => 1_772_701_200_000,
    ...given,
  });

describe('createAnalytics', () => {
  test('an event reaches the sink with what all events have in common', () => {
    const sink = vi.fn();

    anAnalytics({ sink })(event);

    expect(sink).toHaveBeenCalledWith('search_history_clear_all', {
      count: 3,
      ...common,
      ts: 1_772_701_200_000,
    });
  });

  test("what an event says of itself goes before what all have in common: an advert's placement is the menu", () => {
    const sink = vi.fn();

    anAnalytics({ sink })({ name: 'impression', payload: { adId: 'ad1', placement: 'mega-menu' } });

    expect(sink.mock.calls[0]?.[1]).toMatchObject({ pageType: 'browse', placement: 'mega-menu' });
  });

  test('without consent nothing is sent, and with it the next event is', () => {
    const sink = vi.fn();
    let consents = false;
    const send = anAnalytics({ sink, hasConsent: () => consents });

    send(event);
    expect(sink).not.toHaveBeenCalled();

    consents = true;
    send(event);
    expect(sink).toHaveBeenCalledOnce();
  });

  test('a sink that throws breaks nothing, and its developer reads why', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('the tag manager is gone');
    const sink = () => {
      throw failure;
    };

    expect(() => anAnalytics({ sink })(event)).not.toThrow();
    expect(said).toHaveBeenCalledWith(
      "[grocer header] the host's analytics threw on search_history_clear_all; the event is lost",
      failure,
    );
    said.mockRestore();
  });
});
