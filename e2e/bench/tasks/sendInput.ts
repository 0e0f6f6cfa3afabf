import type { CDPSession } from 'playwright';

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A press at a point, and the keys that follow. */
export interface Input {
  point: Point;
  isTouch: boolean;
  type: string;
}

/** Sends events as the operating system does, without looking at the page. Returns when the first one was sent. */
export function sendInput(session: CDPSession, { point, isTouch, type }: Input): number {
  const startedAt = performance.timeOrigin + performance.now();
  // Nothing is awaited: a busy page answers late, and one that is left does not answer.
  const sent: Promise<unknown>[] = [];
  if (isTouch) {
    sent.push(session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }));
    sent.push(session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
  } else {
    for (const event of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const)
      sent.push(
        session.send('Input.dispatchMouseEvent', { type: event, ...point, button: 'left', clickCount: 1 }),
      );
  }
  for (const text of type) {
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text }));
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text }));
  }
  void Promise.allSettled(sent);
  return startedAt;
}
