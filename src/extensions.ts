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

/**
 * Filters the cards of add-ons on the dashboard, below the figures of Search Console.
 *
 * @param cards AddOnPart[] The cards (src/components/add-on-parts): an `id` such as "acme/prices", a `title`, a `component` without props, and
 *              optionally a `priority`. Return a new array; invalid entries are ignored with a warning.
 * @example addFilter( 'pharos.dashboardCards', 'acme/card', ( cards ) => [ ...cards, { id: 'acme/prices', title: __( 'Prices', 'acme' ), component: Prices } ] );
 * @since 0.1.0
 */
export const DASHBOARD_CARDS_FILTER = 'pharos.dashboardCards';

/**
 * Filters the panels of add-ons in the SEO sidebar of the block editor, below the SEO fields.
 *
 * @param panels AddOnPart[] The panels: like the cards of `pharos.dashboardCards`. The component receives an EditedObject
 *               (src/object-seo/types.ts) as its props: `kind`, `type` and `id` of the post, and `page`, its texts with unsaved changes.
 * @example addFilter( 'pharos.editorPanels', 'acme/panel', ( panels ) => [ ...panels, { id: 'acme/prices', title: __( 'Prices', 'acme' ), component: ( { id } ) => <Prices post={ id } /> } ] );
 * @since 0.1.0
 */
export const EDITOR_PANELS_FILTER = 'pharos.editorPanels';

/**
 * Filters the tabs of add-ons in the SEO fields of posts, terms and authors, in all editors: after the plugin's own.
 *
 * @param tabs AddOnPart[] The tabs: like the cards of `pharos.dashboardCards`. The component receives an EditedObject as its props, like a
 *             panel of `pharos.editorPanels`; `kind` is `post`, `term` or `user`.
 * @example addFilter( 'pharos.seoTabs', 'acme/tab', ( tabs ) => [ ...tabs, { id: 'acme/notes', title: __( 'Notes', 'acme' ), component: Notes } ] );
 * @since 0.1.0
 */
export const SEO_TABS_FILTER = 'pharos.seoTabs';

/**
 * Filters the steps of add-ons in the setup wizard, after the plugin's own.
 *
 * @param steps OnboardingStep[] The steps (src/onboarding/use-steps.ts): like the cards of `pharos.dashboardCards`, with a `description`, and
 *              `settings`, the keys of the settings that the step edits in the data store and that are saved with it.
 * @example addFilter( 'pharos.onboardingSteps', 'acme/step', ( steps ) => [ ...steps, { id: 'acme/prices', title: __( 'Prices', 'acme' ), description: __( 'Which currency do you use?', 'acme' ), settings: [ 'acme_currency' ], component: Currency } ] );
 * @since 0.1.0
 */
export const ONBOARDING_STEPS_FILTER = 'pharos.onboardingSteps';

/**
 * Filters the columns of add-ons in the list of pages on Search Console > Content Performance.
 *
 * @param columns AddOnPart[] The columns: like the cards of `pharos.dashboardCards`. The component is the content of a cell; it receives `row`,
 *                a PerformanceRow (store/search-console/types.ts), with the `url` of the page, its figures and its post.
 * @example addFilter( 'pharos.performanceColumns', 'acme/column', ( columns ) => [ ...columns, { id: 'acme/price', title: __( 'Price', 'acme' ), component: ( { row } ) => priceOf( row.url ) } ] );
 * @since 0.1.0
 */
export const PERFORMANCE_COLUMNS_FILTER = 'pharos.performanceColumns';

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
