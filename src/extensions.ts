/**
 * Every `@wordpress/hooks` name that an add-on may use, and how the application reads them (docs/hooks.md).
 */
import { addAction, applyFilters, removeAction } from '@wordpress/hooks';
import { useEffect, useState } from '@wordpress/element';

/**
 * Filters the navigation tree: add a section, or a link to a section's `links`.
 *
 * @param sections NavSection[] Return a new array; entries of the wrong shape are left out with a warning.
 * @example addFilter( 'pharos.navigation', 'acme/links', ( sections ) => [ ...sections, acmeSection ] );
 * @since 0.1.0
 */
export const NAVIGATION_FILTER = 'pharos.navigation';

/**
 * Filters the screens behind the routes: add one, with its settings (found by the search) and its component.
 *
 * @param screens ScreenDefinition[] Return a new array; entries of the wrong shape are left out with a warning.
 * @example addFilter( 'pharos.screens', 'acme/screens', ( screens ) => [ ...screens, { path: '/acme', component } ] );
 * @since 0.1.0
 */
export const SCREENS_FILTER = 'pharos.screens';

/**
 * Filters the groups of settings that add-ons show on Advanced > Sitemaps, below our own: the search finds them, too.
 *
 * @param groups FieldGroup[] Those of other add-ons. Return a new array; entries of the wrong shape are left out with a warning.
 * @example addFilter( 'pharos.sitemapSettings', 'acme/sitemap', ( groups ) => [ ...groups, { title, fields: [ field ] } ] );
 * @since 0.1.0
 */
export const SITEMAP_SETTINGS_FILTER = 'pharos.sitemapSettings';

/**
 * Filters the checks that add-ons make while somebody writes: add one. It is called when nobody types, with what is known of the
 * page, and answers a result or null; a slow one still keeps the page from answering, so it should be short.
 *
 * @param checks PageCheck[] (src/page-checks/types.ts) Those of other add-ons. Return a new array; entries of the wrong shape are
 *               left out with a warning, and so is a result.
 * @example addFilter( 'pharos.pageChecks', 'acme/price', ( checks ) => [ ...checks, { id: 'acme-price', run: checkPrice } ] );
 * @since 0.1.0
 */
export const PAGE_CHECKS_FILTER = 'pharos.pageChecks';

/**
 * Filters how many posts or terms a migration sends at once: fewer requests, but longer ones, and what fails stops as many.
 *
 * @param size number 1. Return a whole number from 1 to 500; anything else counts as 1, with a warning.
 * @example addFilter( 'pharos.migration.batchSize', 'acme/fast', () => 50 );
 * @since 0.1.0
 */
export const MIGRATION_BATCH_SIZE_FILTER = 'pharos.migration.batchSize';

type Check< T > = ( value: unknown ) => value is T;

/** What has been reported, so that a console is not flooded. */
const reported = new Set< string >();

/**
 * A list that an add-on gives, without the entries that have the wrong shape: an add-on must not blank the screen. What is
 * wrong is told on the console, for its author.
 *
 * @param name      The hook that the add-on uses: one of this file's.
 * @param give      Asks the add-on.
 * @param isEntry   Tells whether an entry has the right shape.
 * @param otherwise What counts when it gives no list, or fails.
 */
export function listFrom< T >(
	name: string,
	give: () => unknown,
	isEntry: Check< T >,
	otherwise: T[]
): T[] {
	let list: unknown;
	try {
		list = give();
	} catch ( reason ) {
		report( `${ name }: an add-on failed: ${ reason }` );
		return otherwise;
	}
	if ( ! Array.isArray( list ) ) {
		report( `${ name }: no list: ${ textOf( list ) }` );
		return otherwise;
	}
	return list.filter( ( entry ): entry is T => {
		if ( isEntry( entry ) ) {
			return true;
		}
		report(
			`${ name }: an entry has the wrong shape and was left out: ${ textOf( entry ) }`
		);
		return false;
	} );
}

function report( message: string ): void {
	if ( ! reported.has( message ) ) {
		reported.add( message );
		// eslint-disable-next-line no-console -- For the author of the add-on, once.
		console.warn( message );
	}
}

/** What can't be written as JSON (it may hold itself) is only named. */
function textOf( value: unknown ): string {
	try {
		return JSON.stringify( value );
	} catch {
		return String( value );
	}
}

/**
 * What a filter makes of a list; see listFrom(). What the plugin itself has put there is not looked at: its types have been.
 *
 * @param name    One of this file's hook names.
 * @param value   The plugin's own list, which counts when an add-on fails.
 * @param isEntry Tells whether an entry has the right shape.
 */
export const filterList = < T >(
	name: string,
	value: T[],
	isEntry: Check< T >
): T[] => {
	const own = new Set< unknown >( value );
	return listFrom(
		name,
		() => applyFilters( name, value ),
		( entry ): entry is T => own.has( entry ) || isEntry( entry ),
		value
	);
};

/** As many as the routes of the migration accept. */
const LARGEST_BATCH = 500;

/** How many posts or terms a migration sends at once (MIGRATION_BATCH_SIZE_FILTER). */
export function batchSize(): number {
	const [ size = 1 ] = listFrom(
		MIGRATION_BATCH_SIZE_FILTER,
		() => [ applyFilters( MIGRATION_BATCH_SIZE_FILTER, 1 ) ],
		( value ): value is number =>
			Number.isInteger( value ) &&
			( value as number ) >= 1 &&
			( value as number ) <= LARGEST_BATCH,
		[]
	);
	return size;
}

const hasSame = < T >( last: T[], next: T[] ): boolean =>
	last.length === next.length &&
	last.every( ( entry, index ) => entry === next[ index ] );

/** Counts the readers: each needs a hook namespace of its own. */
let readers = 0;

/**
 * Like `filterList`, and again whenever an add-on hooks in: add-ons load after the application.
 *
 * @param name    One of this file's hook names.
 * @param value   The plugin's own list; the same reference as long as nothing changed.
 * @param isEntry Tells whether an entry has the right shape; a function outside the component.
 */
export function useFilteredList< T >(
	name: string,
	value: T[],
	isEntry: Check< T >
): T[] {
	const [ list, setList ] = useState( () =>
		filterList( name, value, isEntry )
	);

	useEffect( () => {
		const read = () => {
			const next = filterList( name, value, isEntry );
			// Another array would draw everything that is made of it again.
			setList( ( last ) => ( hasSame( last, next ) ? last : next ) );
		};
		const readOwn = ( hookName: string ) => hookName === name && read();
		const namespace = `pharos/${ ++readers }`;
		addAction( 'hookAdded', namespace, readOwn );
		addAction( 'hookRemoved', namespace, readOwn );
		// What hooked in between the first render and this effect.
		read();
		return () => {
			removeAction( 'hookAdded', namespace );
			removeAction( 'hookRemoved', namespace );
		};
	}, [ name, value, isEntry ] );

	return list;
}
