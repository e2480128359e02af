import { useMemo } from '@wordpress/element';
import { matchPath } from 'react-router-dom';
import { getBoot } from '../../boot';
import { SETTINGS_PERMISSION } from '../../permissions';
import { listFrom, NAVIGATION_FILTER, useFilteredList } from '../../extensions';
import {
	hasShape,
	isNumber,
	isRoute,
	isSwitch,
	isText,
	listOf,
	oneOf,
	optional,
	type Shape,
} from '../../shape';
import type { NavLink, NavSection } from './types';

/** The position of a page in the navigation tree. */
export interface NavMatch {
	section: NavSection;
	/** The item of the left navigation: the page itself or its parent. */
	link: NavLink;
	/** The page, which may be a child of `link`. */
	page: NavLink;
}

type IsOn = ( feature: string ) => boolean;

const DEFAULT_PRIORITY = 10;

const LINK: Shape< NavLink > = {
	path: isRoute,
	label: isText,
	title: optional( isText ),
	description: optional( isText ),
	icon: optional( isText ),
	keywords: optional( listOf( isText ) ),
	feature: optional( isText ),
	capability: optional( isText ),
	migratable: optional( isSwitch ),
	tabs: optional( isSwitch ),
	group: optional( isText ),
	children: optional( Array.isArray ),
	priority: optional( isNumber ),
};

const SECTION: Shape< NavSection > = {
	id: isText,
	label: isText,
	path: isRoute,
	layout: oneOf( [ 'settings', 'full', 'navbar' ] ),
	feature: optional( isText ),
	capability: optional( isText ),
	links: Array.isArray,
	priority: optional( isNumber ),
};

const isLink = ( value: unknown ): value is NavLink => hasShape( value, LINK );

/** Whether an add-on's section is valid; arrange() validates its links. */
export const isSection = ( value: unknown ): value is NavSection =>
	hasShape( value, SECTION );

/** Sorts by priority, lower first; equal priorities keep their order. */
const byPriority = < T extends { priority?: number } >( items: T[] ): T[] =>
	[ ...items ].sort(
		( a, b ) =>
			( a.priority ?? DEFAULT_PRIORITY ) -
			( b.priority ?? DEFAULT_PRIORITY )
	);

/**
 * Returns the sections in display order, without invalid links.
 *
 * @param sections The sections after the add-ons' filter.
 */
export const arrange = ( sections: NavSection[] ): NavSection[] =>
	byPriority( sections ).map( ( section ) => ( {
		...section,
		links: arrangeLinks( section.links ),
	} ) );

const arrangeLinks = ( links: unknown ): NavLink[] =>
	byPriority( listFrom( NAVIGATION_FILTER, () => links, isLink, [] ) ).map(
		( link ) =>
			link.children
				? { ...link, children: arrangeLinks( link.children ) }
				: link
	);

/** Returns the whole tree in display order, including add-ons' entries and pages of features that are off. */
export function useNavigation(): NavSection[] {
	const filtered = useFilteredList(
		NAVIGATION_FILTER,
		getBoot().navigation,
		isSection
	);
	return useMemo( () => arrange( filtered ), [ filtered ] );
}

/** Links with the heading that they have together. */
interface LinkGroup {
	name: string | undefined;
	links: NavLink[];
}

/** Returns the links of a section by their headings, in order. */
export const groupsOf = ( { links }: NavSection ): LinkGroup[] =>
	links.reduce< LinkGroup[] >( ( groups, link ) => {
		const last = groups.at( -1 );
		if ( last && last.name === link.group ) {
			last.links.push( link );
			return groups;
		}
		return [ ...groups, { name: link.group, links: [ link ] } ];
	}, [] );

/** Returns the pages of a link: itself, or its children. */
export const pagesOf = ( link: NavLink ): NavLink[] =>
	link.children?.length ? link.children : [ link ];

const isVisible = ( item: { feature?: string }, isOn: IsOn ) =>
	! item.feature || isOn( item.feature );

/** Returns the capability that a user needs for a page: its own, or that of what it is in. */
export const capabilityOf = ( { section, link, page }: NavMatch ): string =>
	page.capability ??
	link.capability ??
	section.capability ??
	SETTINGS_PERMISSION;

/**
 * Returns the sections and links whose features are on and which the user may open. The link of a section leads to its first
 * screen of these.
 *
 * @param sections The whole tree.
 * @param isOn     Returns whether a feature is on, by its settings key.
 * @param may      Returns whether the user has a capability.
 */
export function visibleSections(
	sections: NavSection[],
	isOn: IsOn,
	may: ( capability: string ) => boolean = () => true
): NavSection[] {
	return sections
		.filter( ( section ) => isVisible( section, isOn ) )
		.flatMap( ( section ) => {
			const canOpen = ( link: NavLink, page = link ) =>
				isVisible( page, isOn ) &&
				may( capabilityOf( { section, link, page } ) );
			const links = section.links
				.filter( ( link ) => canOpen( link ) )
				.map( ( link ) =>
					link.children
						? {
								...link,
								children: link.children.filter( ( child ) =>
									canOpen( link, child )
								),
							}
						: link
				);
			if ( may( section.capability ?? SETTINGS_PERMISSION ) ) {
				return [ { ...section, links } ];
			}
			return links[ 0 ]
				? [ { ...section, links, path: links[ 0 ].path } ]
				: [];
		} );
}

/** Returns all pages with their positions, in the order of the tree. */
const placesIn = ( sections: NavSection[] ): NavMatch[] =>
	sections.flatMap( ( section ) =>
		section.links.flatMap( ( link ) =>
			pagesOf( link ).map( ( page ) => ( { section, link, page } ) )
		)
	);

/**
 * Finds a route in the tree.
 *
 * @param sections The whole tree.
 * @param path     The route, such as "/general/social/x".
 * @return The match, or null for a route that is not in the tree.
 */
export const findRoute = (
	sections: NavSection[],
	path: string
): NavMatch | null =>
	placesIn( sections ).find( ( { page } ) => matchPath( page.path, path ) ) ??
	null;

/**
 * Finds the page that a route is below, by whole segments: "/advanced/schema" for "/advanced/schema/12". For screens without
 * a navigation entry, such as those whose route has parameters.
 *
 * @param sections The whole tree.
 * @param path     The route.
 * @return The match with the longest route, or null.
 */
export const findNearest = (
	sections: NavSection[],
	path: string
): NavMatch | null =>
	placesIn( sections )
		.filter( ( { page } ) =>
			matchPath( { path: page.path, end: false }, path )
		)
		.reduce< NavMatch | null >(
			( nearest, match ) =>
				nearest && nearest.page.path.length >= match.page.path.length
					? nearest
					: match,
			null
		);

/**
 * Returns the feature that a page belongs to: the page's, or that of its link or section.
 *
 * @param match The position of the page.
 */
export const featureOf = ( {
	section,
	link,
	page,
}: NavMatch ): string | undefined =>
	page.feature ?? link.feature ?? section.feature;

/** Returns a page's heading. */
export const titleOf = ( page: NavLink ): string => page.title ?? page.label;

/** Returns names as a breadcrumb without repetitions: not "Search Console › Search Console". */
export const trailText = ( trail: string[] ): string =>
	trail
		.filter( ( name, index ) => name !== trail[ index - 1 ] )
		.join( ' › ' );
