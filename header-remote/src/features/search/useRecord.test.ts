// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useRecord } from './useRecord.ts';

const counted = () => {
  const drawn: { isEmpty: boolean; rows: number }[] = [];
  const { result } = renderHook(() => {
    const box = useRecord({ isEmpty: true, rows: 0 });
    drawn.push(box[0]);
    return box;
  });
  const change = (next: { isEmpty: boolean; rows: number }) => act(() => result.current[1](next));
  return { drawn, change, result };
};

describe('useRecord', () => {
  test('draws what has changed', () => {
    const { drawn, change } = counted();

    change({ isEmpty: false, rows: 0 });

    expect(drawn).toEqual([
      { isEmpty: true, rows: 0 },
      { isEmpty: false, rows: 0 },
    ]);
  });

  test('draws nothing for what is the same, not even right behind a change', () => {
    const { drawn, change } = counted();

    change({ isEmpty: false, rows: 0 });
    change({ isEmpty: false, rows: 0 });
    change({ isEmpty: false, rows: 0 });

    expect(drawn).toHaveLength(2);
  });

  test('knows the newest before it is drawn', () => {
    const { result } = counted();
    const [, change, latest] = result.current;

    act(() => {
      change({ isEmpty: false, rows: 3 });
      expect(latest.current).toEqual({ isEmpty: false, rows: 3 });
      expect(result.current[0]).toEqual({ isEmpty: true, rows: 0 });
    });
  });
});
