/**
 * One page may hold several of our apps: the settings application, a panel in the editor. Each is a script of its own with
 * its own list of slices, and all share the one store `pharos`. Since a store of @wordpress/data can't be given more once
 * it is registered, the apps first say which slices they need, and the store is made when all scripts of the page have run.
 */
import { register, select, type DataRegistry } from '@wordpress/data';
import { createStore } from './create-store';
import { STORE_NAME } from './name';
import type { Slice } from './slice';
import type { Store } from './settings-app';

declare global {
	interface Window {
		/** What the apps of this page have asked for; frozen as soon as a store is made of it. */
		pharosSlices?: Slice[];
	}
}

/** The store of this page: its slices are those that were added until it is registered. */
export const store: Store = {
	name: STORE_NAME,
	instantiate: ( registry: DataRegistry ) =>
		createStore( Object.freeze( slicesOfPage() ) ).instantiate( registry ),
};

/**
 * Adds slices to the store of this page, unless another app has added them already.
 *
 * @param  slices An app's list.
 * @throws {Error} When the store is registered without one of them.
 */
export function addSlices( slices: readonly Slice[] ): void {
	const known = slicesOfPage();
	const missing = slices.filter(
		( { name } ) => ! known.some( ( other ) => other.name === name )
	);
	if ( missing.length === 0 ) {
		return;
	}
	if ( Object.isFrozen( known ) ) {
		const names = missing.map( ( { name } ) => name ).join( ', ' );
		throw new Error(
			`The store "${ STORE_NAME }" is registered already, without: ${ names }. An app adds its slices when its script runs.`
		);
	}
	known.push( ...missing );
}

/**
 * Starts an app that has the page for itself: the store is registered at once, and nobody else can add slices to it.
 *
 * @param slices The app's list.
 */
export function startAlone( slices: readonly Slice[] ): void {
	addSlices( slices );
	register( store );
}

/**
 * Starts an app: adds its slices at once and, when every script of the page has had its turn, registers the store unless
 * another app has, and goes on.
 *
 * @param slices The app's list.
 * @param start  Shows the app.
 */
export function startApp( slices: readonly Slice[], start: () => void ): void {
	addSlices( slices );
	whenScriptsHaveRun( () => {
		if ( ! select( store ) ) {
			register( store );
		}
		start();
	} );
}

/**
 * Every script of the page has had its turn.
 *
 * @param callback Called at once where they have.
 */
export function whenScriptsHaveRun( callback: () => void ): void {
	if ( document.readyState === 'complete' ) {
		callback();
		return;
	}
	// Nobody can tell whether the first one is over when a script was put into the page afterwards.
	const once = new AbortController();
	for ( const event of [ 'DOMContentLoaded', 'load' ] ) {
		window.addEventListener(
			event,
			() => {
				once.abort();
				callback();
			},
			{ signal: once.signal }
		);
	}
}

function slicesOfPage(): Slice[] {
	window.pharosSlices ??= [];
	return window.pharosSlices;
}
