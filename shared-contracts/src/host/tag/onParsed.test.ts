// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onParsed } from './HeaderElement.ts';

let state: DocumentReadyState;

beforeEach(() => {
  state = 'loading';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  document.body.replaceChildren();
  // jsdom has parsed its page, whose head is followed by its body.
  for (let node: Node = document.body; node.parentNode; node = node.parentNode)
    node.nextSibling?.parentNode?.removeChild(node.nextSibling);
});
afterEach(() => void vi.restoreAllMocks());

const anElement = () => {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
};

describe('onParsed', () => {
  test('waits for the children of an element that is still being parsed', async () => {
    const onEnd = vi.fn();
    const element = anElement();

    onParsed(element, onEnd);
    element.append('a child');
    await Promise.resolve();
    expect(onEnd).not.toHaveBeenCalled();
    element.after('what follows');
    await Promise.resolve();

    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('is at once done with an element that something follows, or with a complete document', () => {
    const [onEnd, onComplete] = [vi.fn(), vi.fn()];
    const element = anElement();
    element.after('what follows');

    onParsed(element, onEnd);
    state = 'complete';
    onParsed(anElement(), onComplete);

    expect(onEnd).toHaveBeenCalledOnce();
    expect(onComplete).toHaveBeenCalledOnce();
  });

  test('ends with the document if nothing follows the element', () => {
    const onEnd = vi.fn();
    onParsed(anElement(), onEnd);

    state = 'interactive';
    document.dispatchEvent(new Event('DOMContentLoaded'));
    document.dispatchEvent(new Event('DOMContentLoaded'));

    expect(onEnd).toHaveBeenCalledOnce();
  });
});
