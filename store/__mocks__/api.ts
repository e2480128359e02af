/**
 * What tests get by `jest.mock( '…/store/api' )`: no network, no reload, time by jest's fake timers. tests/js/create-site.ts
 * puts a pretended server behind it.
 */
const { now, delay } =
	jest.requireActual< typeof import( '../api' ) >( '../api' );

export { now, delay };
export const fetchJson = jest.fn();
export const refreshNonce = jest.fn( async () => {} );
export const isOnline = jest.fn( () => true );
export const loadMediaLibrary = jest.fn( async () => {} );
export const reloadPage = jest.fn();

const kept = new Map< string, string >();
export const readStorage = ( key: string, area: string ) =>
	kept.get( `${ area }:${ key }` ) ?? null;
export const writeStorage = ( key: string, value: string, area: string ) =>
	kept.set( `${ area }:${ key }`, value );
export const removeStorage = ( key: string, area: string ) =>
	kept.delete( `${ area }:${ key }` );
