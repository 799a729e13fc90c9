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

// jsdom has no modal dialogs and does not scroll. As in browsers, a dialog that closes while it is still in
// the page returns the focus.
const openers = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  const opener = openers.get(this);
  if (this.isConnected && opener instanceof HTMLElement) opener.focus();
};
Element.prototype.scrollIntoView = () => {};
