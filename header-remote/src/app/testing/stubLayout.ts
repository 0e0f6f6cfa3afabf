import { vi } from 'vitest';

/** Stubs the layout APIs that jsdom lacks. */
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
