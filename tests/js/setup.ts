import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// React Router needs them when it is loaded.
Object.assign( globalThis, { TextDecoder, TextEncoder } );

/** A stub of observers that jsdom lacks; no test here depends on sizes. */
class InertObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
}

window.ResizeObserver ??= InertObserver as unknown as typeof ResizeObserver;
window.IntersectionObserver ??=
	InertObserver as unknown as typeof IntersectionObserver;
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
window.matchMedia ??= ( query ) =>
	( {
		matches: false,
		media: query,
		onchange: null,
		addEventListener: () => {},
		removeEventListener: () => {},
		addListener: () => {},
		removeListener: () => {},
		dispatchEvent: () => false,
	} ) satisfies MediaQueryList;
HTMLDialogElement.prototype.showModal ??= function () {
	this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
	this.open = false;
};
