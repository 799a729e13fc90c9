import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A long timeout, so that tests do not fail on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// A page's timers would continue after its window is gone.
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

// jsdom does not have these functions, which Radix and cmdk call.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
