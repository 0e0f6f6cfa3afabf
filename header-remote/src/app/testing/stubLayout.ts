import { vi } from 'vitest';

/** Stands in for what jsdom, which has no layout, lacks. */
export function stubLayout(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('ResizeObserver', ObserverStub);
  vi.stubGlobal('IntersectionObserver', ObserverStub);
}

class ObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}
