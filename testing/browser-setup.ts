import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A long timeout, so that tests do not fail on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Unmounts the page, because its timers would continue after its window is gone.
afterEach(() => {
  cleanup();
  // The test files of a worker share one window.
  sessionStorage.clear();
  localStorage.clear();
});

// Functions of the browser that Radix and cmdk call and jsdom does not have.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
