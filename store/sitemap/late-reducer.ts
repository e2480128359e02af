import type { SitemapAction, SitemapState } from './types';

const initial: SitemapState = {
	sitemap: null,
	isOutOfTouch: false,
	objects: {},
	known: {},
	pages: {},
};

type Late = typeof import( './late' );

let late: Late | undefined;

/** Loads what the slice does, with the chunk of the screen: before that asks for something, nothing happens to this state. */
export async function load(): Promise< void > {
	late = await import( /* webpackChunkName: "sitemaps" */ './late' );
}

/**
 * What load() has loaded.
 *
 * @throws {Error} Before that.
 */
export function loaded(): Late {
	if ( ! late ) {
		throw new Error( 'Not loaded yet.' );
	}
	return late;
}

export const lateReducer = (
	state: SitemapState = initial,
	action: SitemapAction
): SitemapState => ( late ? late.reducer( state, action ) : state );
