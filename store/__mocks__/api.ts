/**
 * The API module used by tests that call `jest.mock( '…/store/api' )`: no network, no page reload, and time from jest's
 * fake timers. tests/js/create-site.ts adds a simulated server.
 */
export const { delay, readStorage, writeStorage } =
	jest.requireActual< typeof import( '../api' ) >( '../api' );

export const fetchJson = jest.fn();
export const fetchStep = jest.fn();
export const takeLock = jest.fn( async () => () => {} );
export const loadUpdates = jest.fn( async () => ( {
	runUpdate: jest.fn( async () => {} ),
} ) );
export const loadFeeds = jest.fn( async () => ( {
	readFeed: jest.fn( async () => '' ),
	forgetFeed: jest.fn(),
	whenIdle: jest.fn( async () => {} ),
} ) );
export const askForLogin = jest.fn( async () => false );
export const refreshNonce = jest.fn( async () => {} );
export const isOnline = jest.fn( () => true );
export const loadMediaLibrary = jest.fn( async () => {} );
export const reloadPage = jest.fn();
export const takeReloaded = jest.fn( () => false );
export const takeUndo = jest.fn( (): string | null => null );
