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

type Check< T > = ( value: unknown ) => value is T;

/** Entries that have been reported, so that a console is not flooded. */
const reported = new Set< string >();

/**
 * What a filter makes of a list, without the entries that have the wrong shape: an add-on must not blank the screen.
 *
 * @param name    One of this file's hook names.
 * @param value   The plugin's own list.
 * @param isEntry Tells whether an entry has the right shape.
 */
export function filterList< T >(
	name: string,
	value: T[],
	isEntry: Check< T >
): T[] {
	const filtered = applyFilters( name, value );
	const entries: unknown[] = Array.isArray( filtered ) ? filtered : value;
	return entries.filter( ( entry ): entry is T => {
		if ( isEntry( entry ) ) {
			return true;
		}
		const message = `${ name }: an entry has the wrong shape and was left out: ${ JSON.stringify( entry ) }`;
		if ( ! reported.has( message ) ) {
			reported.add( message );
			// eslint-disable-next-line no-console -- For the author of the add-on, once.
			console.warn( message );
		}
		return false;
	} );
}

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
		const read = () => setList( filterList( name, value, isEntry ) );
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
