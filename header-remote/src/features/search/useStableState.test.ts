// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useStableState } from './useStableState.ts';

const renderCounted = () => {
  const rendered: { isEmpty: boolean; rows: number }[] = [];
  const { result } = renderHook(() => {
    const hook = useStableState({ isEmpty: true, rows: 0 });
    rendered.push(hook[0]);
    return hook;
  });
  const update = (next: { isEmpty: boolean; rows: number }) => act(() => result.current[1](next));
  return { rendered, update, result };
};

describe('useStableState', () => {
  test('a changed field renders the new state', () => {
    const { rendered, update } = renderCounted();

    update({ isEmpty: false, rows: 0 });

    expect(rendered).toEqual([
      { isEmpty: true, rows: 0 },
      { isEmpty: false, rows: 0 },
    ]);
  });

  test('an equal state renders nothing, even directly after a change', () => {
    const { rendered, update } = renderCounted();

    update({ isEmpty: false, rows: 0 });
    update({ isEmpty: false, rows: 0 });
    update({ isEmpty: false, rows: 0 });

    expect(rendered).toHaveLength(2);
  });

  test('the ref has the new state before it is rendered', () => {
    const { result } = renderCounted();
    const [, update, latest] = result.current;

    act(() => {
      update({ isEmpty: false, rows: 3 });
      expect(latest.current).toEqual({ isEmpty: false, rows: 3 });
      expect(result.current[0]).toEqual({ isEmpty: true, rows: 0 });
    });
  });
});
