import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A long timeout, so that tests do not fail on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Unmounts all components, because their timers would continue after the window is gone.
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

// Adds functions that jsdom does not have. Components, Radix and cmdk call them.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    ...{ media, matches: false, onchange: null },
    ...{ addListener: () => {}, removeListener: () => {} },
  });
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
