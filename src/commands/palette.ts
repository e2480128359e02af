import type { Command } from '@wordpress/commands';
import { addAction } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import { isGroup, isScreen } from '../admin/definitions/is-screen';
import {
	SETTINGS_SCREENS,
	withSitemapSettings,
} from '../admin/definitions/registry';
import { arrange, isSection, visibleSections } from '../admin/navigation/model';
import { buildIndex, wizardLink } from '../admin/search/index-entries';
import { search } from '../admin/search/match';
import { goTo, hashOf } from '../admin/search/setting-link';
import {
	WEIGHT,
	type SearchEntry,
	type SearchHit,
} from '../admin/search/types';
import type { Boot } from '../boot';
import {
	filterList,
	NAVIGATION_FILTER,
	SCREENS_FILTER,
	SITEMAP_SETTINGS_FILTER,
} from '../extensions';
import { hasPermission } from '../permissions';

/** Maximum number of commands, because core's commands are in the same list. */
const MAX_COMMANDS = 8;

/** Weaker hits would only be in the way of WordPress's own commands. */
const MIN_SCORE = WEIGHT.trail;

/** From this score on, a hit is what was searched for. */
const GOOD_SCORE = 0.75;

/** The filters with which add-ons change the index. */
const HOOKS = [ NAVIGATION_FILTER, SCREENS_FILTER, SITEMAP_SETTINGS_FILTER ];

/**
 * Finds pages and settings with the matching rules of the settings search ("noindex", synonyms, any order of words) instead
 * of the palette's fuzzy matching; loaded by loader.ts.
 *
 * @param boot The boot object of the page.
 * @return A function that returns the commands for a query.
 */
export function createFinder( boot: Boot ): ( query: string ) => Command[] {
	const entries = indexOf( boot );
	return ( query ) =>
		query.trim() === ''
			? allCommands( boot, entries() )
			: found( boot, entries(), query );
}

/** Returns a function that builds the index on first use, and again after an add-on's filter was added or removed. */
function indexOf( boot: Boot ): () => SearchEntry[] {
	let entries: SearchEntry[] | undefined;
	const forget = ( hookName: string ) => {
		if ( HOOKS.includes( hookName ) ) {
			entries = undefined;
		}
	};
	addAction( 'hookAdded', 'pharos/commands', forget );
	addAction( 'hookRemoved', 'pharos/commands', forget );

	return () => {
		entries ??= buildIndex(
			visibleSections(
				arrange(
					filterList( NAVIGATION_FILTER, boot.navigation, isSection )
				),
				( feature ) => boot.features[ feature ] ?? false,
				hasPermission
			),
			withSitemapSettings(
				filterList( SCREENS_FILTER, SETTINGS_SCREENS, isScreen ),
				filterList( SITEMAP_SETTINGS_FILTER, [], isGroup )
			),
			[ wizardLink( boot.onboardingUrl ) ]
		);
		return entries;
	};
}

/** Returns all entries: without a query, the palette needs them to show recently used commands. */
const allCommands = ( boot: Boot, entries: SearchEntry[] ): Command[] =>
	entries.map( ( entry ) => toCommand( boot, entries, entry ) );

const found = (
	boot: Boot,
	entries: SearchEntry[],
	query: string
): Command[] =>
	search( entries, withoutProduct( query ) )
		.filter( ( { score } ) => score >= MIN_SCORE )
		.sort( ( a, b ) => b.score - a.score )
		.slice( 0, MAX_COMMANDS )
		.map( ( hit ) => ( {
			...toCommand( boot, entries, hit ),
			searchLabel: searchLabel( hit, query ),
		} ) );

/** Removes the product name from a query such as "pharos no index": no entry contains it. */
const withoutProduct = ( query: string ): string =>
	query.replace( /^\s*pharos(\s+seo)?[\s:]+/i, '' );

/**
 * Returns the text for the palette's own filter. It contains the query, so that the palette keeps the results and their
 * order. The palette ranks words after a space above words after a bracket, and both below labels that start with the query,
 * such as core's "Posts" for "posts". The id makes the text unique. WordPress 6.8 uses it in a selector without escaping, so
 * quotes and backslashes are removed.
 */
function searchLabel( { id, score }: SearchHit, query: string ): string {
	const text =
		score >= GOOD_SCORE ? `· ${ query } ${ id }` : `(${ query }) ${ id }`;
	return text.replace( /["\\]/g, '' );
}

function toCommand(
	boot: Boot,
	entries: SearchEntry[],
	{ id, label, breadcrumb, to, setting }: SearchEntry
): Command {
	const isAmbiguous = entries.some(
		( other ) => other.label === label && other.id !== id
	);
	return {
		name: `pharos/${ id }`,
		label: sprintf(
			/* translators: %s: name of a setting or a page, such as "No Index". */
			__( 'Pharos SEO: %s', 'pharos-seo' ),
			isAmbiguous ? `${ breadcrumb } › ${ label }` : label
		),
		callback: ( { close } ) => {
			close();
			if ( to.startsWith( '/' ) ) {
				open( boot.pageUrl, hashOf( to, setting ) );
			} else {
				window.location.assign( to );
			}
		},
	};
}

/** Goes to a route of the settings page, without a page load if it is open. */
function open( pageUrl: string, hash: string ): void {
	const { location } = window;
	const target = new URL( pageUrl, location.href );
	const isHere =
		target.pathname === location.pathname &&
		target.searchParams.get( 'page' ) ===
			new URLSearchParams( location.search ).get( 'page' );
	if ( isHere ) {
		goTo( hash );
	} else {
		location.assign( target.href + hash );
	}
}
