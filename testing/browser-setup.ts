import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Tests must not fail because the machine is busy.
configure({ asyncUtilTimeout: 10_000 });

// A page that is still mounted would go on ticking after its window is gone.
afterEach(() => {
  cleanup();
  // The files of a worker share one window.
  sessionStorage.clear();
  localStorage.clear();
});

// What Radix and cmdk ask of a browser and jsdom does not have.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
