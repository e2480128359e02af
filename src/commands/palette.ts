import type { Command } from '@wordpress/commands';
import { addAction } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import { isGroup, isScreen } from '../admin/definitions/is-screen';
import {
	SETTINGS_SCREENS,
	withSitemapSettings,
} from '../admin/definitions/registry';
import { arrange, isSection, visibleSections } from '../admin/navigation/model';
import { buildIndex } from '../admin/search/index-entries';
import { search } from '../admin/search/match';
import { goTo, hashOf } from '../admin/search/setting-link';
import { RANK, type SearchEntry, type SearchHit } from '../admin/search/types';
import type { Boot } from '../boot';
import {
	filterList,
	NAVIGATION_FILTER,
	SCREENS_FILTER,
	SITEMAP_SETTINGS_FILTER,
} from '../extensions';

/** Core's own commands are in the same list. */
const MAX_COMMANDS = 8;

/** What add-ons add to the index with. */
const HOOKS = [ NAVIGATION_FILTER, SCREENS_FILTER, SITEMAP_SETTINGS_FILTER ];

/**
 * Finds pages and settings by our own rules ("noindex", synonyms, any order of words), which the palette's fuzzy matching does
 * not; loader.ts loads it.
 *
 * @param boot The boot object of the page.
 * @return Answers for each query.
 */
export function createFinder( boot: Boot ): ( query: string ) => Command[] {
	const entries = indexOf( boot );
	return ( query ) =>
		query.trim() === ''
			? allCommands( boot, entries() )
			: found( boot, entries(), query );
}

/** The index, made when it is first needed and again after an add-on came or went. */
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
				( feature ) => boot.features[ feature ] ?? false
			),
			withSitemapSettings(
				filterList( SCREENS_FILTER, SETTINGS_SCREENS, isScreen ),
				filterList( SITEMAP_SETTINGS_FILTER, [], isGroup )
			)
		);
		return entries;
	};
}

/** Without a query the palette asks for all, to show those that were used recently. */
const allCommands = ( boot: Boot, entries: SearchEntry[] ): Command[] =>
	entries.map( ( entry ) => toCommand( boot, entries, entry ) );

const found = (
	boot: Boot,
	entries: SearchEntry[],
	query: string
): Command[] =>
	search( entries, withoutProduct( query ) )
		.sort( ( a, b ) => a.rank - b.rank )
		.slice( 0, MAX_COMMANDS )
		.map( ( hit ) => ( {
			...toCommand( boot, entries, hit ),
			searchLabel: searchLabel( hit, query ),
		} ) );

/** "pharos no index" is asked of us; our own name is in no entry. */
const withoutProduct = ( query: string ): string =>
	query.replace( /^\s*pharos(\s+seo)?[\s:]+/i, '' );

/**
 * What the palette's own filter sees: the query, so that it keeps what we found and leaves it in our order. It ranks words
 * after a space above words after a bracket, and both below a label that begins with the query, such as core's "Posts" for
 * "posts". The id makes it unique. WordPress 6.8 puts it into a selector unescaped, hence no quotes and backslashes.
 */
function searchLabel( { id, rank }: SearchHit, query: string ): string {
	const text =
		rank < RANK.keyword ? `· ${ query } ${ id }` : `(${ query }) ${ id }`;
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
			open( boot.pageUrl, hashOf( to, setting ) );
		},
	};
}

/** Goes to a route of the settings page, without loading it anew when this is it. */
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
