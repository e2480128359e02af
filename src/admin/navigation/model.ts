import { useMemo } from '@wordpress/element';
import { matchPath } from 'react-router-dom';
import { getBoot } from '../../boot';
import { NAVIGATION_FILTER, useFilteredList } from '../../extensions';
import type { NavLink, NavSection } from './types';

/** Where a route is in the navigation tree. */
export interface NavMatch {
	section: NavSection;
	/** The row of the left navigation: the page itself or its parent. */
	link: NavLink;
	/** The page, which may be a child of `link`. */
	page: NavLink;
}

type IsOn = ( feature: string ) => boolean;

const DEFAULT_PRIORITY = 10;

const isLink = ( value: unknown ): value is NavLink => {
	const link = value as NavLink | null;
	return (
		typeof link === 'object' &&
		typeof link?.path === 'string' &&
		link.path.startsWith( '/' ) &&
		typeof link.label === 'string' &&
		( link.children === undefined ||
			( Array.isArray( link.children ) &&
				link.children.every( isLink ) ) )
	);
};

export const isSection = ( value: unknown ): value is NavSection => {
	const section = value as NavSection | null;
	return (
		typeof section === 'object' &&
		typeof section?.id === 'string' &&
		typeof section.label === 'string' &&
		typeof section.path === 'string' &&
		[ 'settings', 'full', 'navbar' ].includes( section.layout ) &&
		Array.isArray( section.links ) &&
		section.links.every( isLink )
	);
};

/** Lower priorities first; equal ones as they came. */
const byPriority = < T extends { priority?: number } >( items: T[] ): T[] =>
	[ ...items ].sort(
		( a, b ) =>
			( a.priority ?? DEFAULT_PRIORITY ) -
			( b.priority ?? DEFAULT_PRIORITY )
	);

/**
 * The whole tree in display order, pages of switched-off features included; add-ons' entries too.
 */
export function useNavigation(): NavSection[] {
	const filtered = useFilteredList(
		NAVIGATION_FILTER,
		getBoot().navigation,
		isSection
	);
	return useMemo(
		() =>
			byPriority( filtered ).map( ( section ) => ( {
				...section,
				links: byPriority( section.links ),
			} ) ),
		[ filtered ]
	);
}

/** The pages behind a link: itself, or its children. */
export const pagesOf = ( link: NavLink ): NavLink[] =>
	link.children?.length ? link.children : [ link ];

const isVisible = ( item: { feature?: string }, isOn: IsOn ) =>
	! item.feature || isOn( item.feature );

/**
 * The sections and links to show: those whose features are on.
 *
 * @param sections The whole tree.
 * @param isOn     Tells whether a feature is on, by its settings key.
 */
export function visibleSections(
	sections: NavSection[],
	isOn: IsOn
): NavSection[] {
	return sections
		.filter( ( section ) => isVisible( section, isOn ) )
		.map( ( section ) => ( {
			...section,
			links: section.links
				.filter( ( link ) => isVisible( link, isOn ) )
				.map( ( link ) =>
					link.children
						? {
								...link,
								children: link.children.filter( ( child ) =>
									isVisible( child, isOn )
								),
							}
						: link
				),
		} ) );
}

/**
 * Finds a route in the tree.
 *
 * @param sections The whole tree.
 * @param path     The route, such as "/general/social/x".
 * @return The match, or null for a route that is not in the tree.
 */
export function findRoute(
	sections: NavSection[],
	path: string
): NavMatch | null {
	for ( const section of sections ) {
		for ( const link of section.links ) {
			const page = pagesOf( link ).find( ( { path: pattern } ) =>
				matchPath( pattern, path )
			);
			if ( page ) {
				return { section, link, page };
			}
		}
	}
	return null;
}

/** A page's heading. */
export const titleOf = ( page: NavLink ): string => page.title ?? page.label;
