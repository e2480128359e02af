/** All `@wordpress/hooks` names for add-ons, and functions that apply them (docs/hooks.md). */
import { addAction, applyFilters, removeAction } from '@wordpress/hooks';
import { useEffect, useState } from '@wordpress/element';

/**
 * Filters the navigation tree: add a section, or a link to a section's `links`.
 *
 * @param sections NavSection[] The sections. Return a new array; invalid entries are ignored with a warning.
 * @example addFilter( 'pharos.navigation', 'acme/links', ( sections ) => [ ...sections, acmeSection ] );
 * @since 1.0.0
 */
export const NAVIGATION_FILTER = 'pharos.navigation';

/**
 * Filters the screens of all routes: add one, with its settings (found by the search) and its component.
 *
 * @param screens ScreenDefinition[] The screens. Return a new array; invalid entries are ignored with a warning.
 * @example addFilter( 'pharos.screens', 'acme/screens', ( screens ) => [ ...screens, { path: '/acme', component } ] );
 * @since 1.0.0
 */
export const SCREENS_FILTER = 'pharos.screens';

/**
 * Filters the groups of settings that add-ons show on Advanced > Sitemaps, below the plugin's own; the search finds them,
 * too.
 *
 * @param groups FieldGroup[] The groups of other add-ons. Return a new array; invalid entries are ignored with a warning.
 * @example addFilter( 'pharos.sitemapSettings', 'acme/sitemap', ( groups ) => [ ...groups, { title, fields: [ field ] } ] );
 * @since 1.0.0
 */
export const SITEMAP_SETTINGS_FILTER = 'pharos.sitemapSettings';

/**
 * Filters the page checks of add-ons: add one. It is called when typing pauses, with the data of the page, and returns a
 * result or null. It runs on the main thread, so it should be fast.
 *
 * @param checks PageCheck[] (src/page-checks/types.ts) The checks of other add-ons. Return a new array; invalid entries and
 *               results are ignored with a warning.
 * @example addFilter( 'pharos.pageChecks', 'acme/price', ( checks ) => [ ...checks, { id: 'acme-price', run: checkPrice } ] );
 * @since 1.0.0
 */
export const PAGE_CHECKS_FILTER = 'pharos.pageChecks';

/**
 * Filters how many posts or terms a migration sends per request: larger batches mean fewer but longer requests, and an error
 * affects the whole batch.
 *
 * @param size number The batch size, 1 by default. Return an integer from 1 to 500; anything else counts as 1, with a
 *             warning.
 * @example addFilter( 'pharos.migration.batchSize', 'acme/fast', () => 50 );
 * @since 1.0.0
 */
export const MIGRATION_BATCH_SIZE_FILTER = 'pharos.migration.batchSize';

type Check< T > = ( value: unknown ) => value is T;

/** Reported warnings, so that each is only logged once. */
const reported = new Set< string >();

/**
 * Returns the list of an add-on without invalid entries: an add-on must not break the screen. Errors are logged to the
 * console for its developer.
 *
 * @param name      The hook of the add-on: one of this file.
 * @param give      Gets the list from the add-on.
 * @param isEntry   Returns whether an entry is valid.
 * @param otherwise The fallback when there is no list, or the add-on throws.
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

/** Returns a value as JSON; as a plain string if it can't be serialized, for instance because of a circular reference. */
function textOf( value: unknown ): string {
	try {
		return JSON.stringify( value );
	} catch {
		return String( value );
	}
}

/**
 * Returns a filtered list; see listFrom(). Entries of the plugin itself aren't validated: the compiler has checked them.
 *
 * @param name    One of this file's hook names.
 * @param value   The plugin's own list, which is the fallback when an add-on throws.
 * @param isEntry Returns whether an entry is valid.
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

/** Maximum batch size of the migration's REST routes. */
const LARGEST_BATCH = 500;

/** Returns how many posts or terms a migration sends per request (MIGRATION_BATCH_SIZE_FILTER). */
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

/** Number of subscribers: each needs a unique hook namespace. */
let readers = 0;

/**
 * Like `filterList`, but updates when an add-on is hooked in: add-ons load after the application.
 *
 * @param name    One of this file's hook names.
 * @param value   The plugin's own list; the same reference while nothing changes.
 * @param isEntry Returns whether an entry is valid; a function defined outside the component.
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
			// A new array would rerender everything that depends on it.
			setList( ( last ) => ( hasSame( last, next ) ? last : next ) );
		};
		const readOwn = ( hookName: string ) => hookName === name && read();
		const namespace = `pharos/${ ++readers }`;
		addAction( 'hookAdded', namespace, readOwn );
		addAction( 'hookRemoved', namespace, readOwn );
		// Includes add-ons that hooked in between the first render and this effect.
		read();
		return () => {
			removeAction( 'hookAdded', namespace );
			removeAction( 'hookRemoved', namespace );
		};
	}, [ name, value, isEntry ] );

	return list;
}
