/**
 * The sites in tests/fixtures/migration: loaded, migrated as by the application, and compared with the output of the
 * source plugin.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../support/page';
import type { RestAnswer, Site } from '../../support/site';
import {
	typesOf,
	typesPrinted,
	type Printed,
	type Types,
} from './migration-jsonld';

/** The output of a plugin on one page. */
interface Rendered extends Printed {
	object: string;
	status: number;
	location?: string;
	skip?: boolean | string;
	title?: string | null;
	description?: string | null;
	robots?: string | null;
	canonical?: string | null;
	og?: Record< string, string | string[] >;
	twitter?: Record< string, string | string[] >;
	other_meta?: Record< string, string > | null;
}

export interface Fixture {
	source: { name: string };
	posts: { id: number; slug: string; status: string }[];
	rendered: Record< string, Rendered >;
}

/** The values of one page by field; null if there is none. */
type Values = Record< string, string | null >;

/** The tags of a field after the migration: of those that were output before, and the number of additional ones. */
export interface Count {
	equal: number;
	changed: number;
	lost: number;
	added: number;
}

interface Pair {
	theirs: string | null;
	ours: string | null;
}

export interface Comparison {
	/** By field. */
	fields: Record< string, Count >;
	/** `path field`, and both values. */
	differences: Record< string, Pair >;
	/** The types in the structured data. */
	types: Types;
}

const HOST = 'http://source.test';

export const readFixture = ( source: string ): Fixture =>
	JSON.parse(
		readFileSync(
			join( __dirname, `../../fixtures/migration/${ source }.json` ),
			'utf8'
		)
	);

/** Replaces the content with the site of a source plugin, and resets Pharos's data to a new activation. */
export async function load( site: Site, source: string ): Promise< void > {
	await site.php( `
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		activate_plugin( 'migration/migration.php' );` );
	await site.php(
		`( new Pharos\\Tests\\Migration\\Loader( $args['source'] ) )->load();
		Pharos\\Migration\\Tables::drop();
		foreach ( [ 'pharos_settings', 'pharos_schemas', 'pharos_sitemap_exclude', 'pharos_social_images', 'pharos_robots_txt', Pharos\\Migration\\State::OPTION, Pharos\\Migration\\Backup::OPTION ] as $option ) {
			delete_option( $option );
		}`,
		{ source }
	);
	// The content types are registered in the next request: the first one creates their URLs.
	await site.get( '/' );
}

interface Group {
	count: number;
	title: string;
	term_ids?: number[];
	post_ids?: number[];
}

export interface Found {
	data: Record< string, Group >;
	pagination: { current_page: number; total_pages: number };
}

type Call = < Body = Record< string, unknown > >(
	method: string,
	path: string,
	body?: object
) => Promise< RestAnswer< Body > >;

/** REST requests as an administrator; fails if a status isn't 200. */
export async function calls( site: Site ): Promise< Call > {
	const admin = await site.as( 'admin' );
	return async ( method, path, body ) => {
		const answer = await admin.rest( method, `/pharos/v1${ path }`, body );
		if ( answer.status !== 200 ) {
			throw new Error(
				`${ method } ${ path }: ${ answer.status } ${ JSON.stringify( answer.body ) }`
			);
		}
		return answer as never;
	};
}

/** All objects to migrate, in the order of the application. */
export async function found(
	call: Call,
	source: string,
	kind: 'terms' | 'posts'
): Promise< Record< string, number[] > > {
	const all: Record< string, number[] > = {};
	for ( let page = 1, pages = 1; page <= pages; page++ ) {
		const { body } = await call< Found >(
			'GET',
			`/migrate/${ kind }?plugin_slug=${ source }&page=${ page }`
		);
		pages = body.pagination.total_pages;
		for ( const [ type, group ] of Object.entries( body.data ) ) {
			const ids = group.term_ids ?? group.post_ids ?? [];
			all[ type ] = [ ...( all[ type ] ?? [] ), ...ids ];
		}
	}
	return all;
}

/** Migrates like the application: the found data, the settings, then one item per request. */
export async function migrate(
	site: Site,
	source: string,
	more: { overwrite?: boolean } = {}
): Promise< void > {
	const call = await calls( site );
	const terms = await found( call, source, 'terms' );
	const posts = await found( call, source, 'posts' );
	const body = { plugin_slug: source, cleanup: false, ...more };
	await call( 'POST', '/migrate/global-settings', body );
	for ( const id of Object.values( terms ).flat() ) {
		await call( 'POST', '/migrate/terms', { ...body, term_ids: [ id ] } );
	}
	for ( const id of Object.values( posts ).flat() ) {
		await call( 'POST', '/migrate/posts', { ...body, post_ids: [ id ] } );
	}
	await call( 'POST', '/migrate/deactivate-plugin', { plugin_slug: source } );
	await call( 'POST', '/migration-completed', { plugin_slug: source } );
}

/**
 * Reads every page again and compares it by the rules of the fixtures.
 *
 * @param site
 * @param fixture
 * @param moved   Prefixes of paths that have changed.
 */
export async function compare(
	site: Site,
	fixture: Fixture,
	moved: Record< string, string > = {}
): Promise< Comparison > {
	const here = ( text: string ) => {
		let result = text;
		for ( const [ from, to ] of Object.entries( moved ) ) {
			result = result.replaceAll( from, to );
		}
		return result.replaceAll( HOST, site.url );
	};
	const result: Comparison = { fields: {}, differences: {}, types: {} };
	const hidden = fixture.posts.filter( ( { status } ) =>
		[ 'draft', 'private', 'future', 'pending' ].includes( status )
	);
	for ( const [ path, rendered ] of Object.entries( fixture.rendered ) ) {
		const isHidden = hidden.some( ( { slug } ) =>
			rendered.object.includes( `:${ slug }` )
		);
		if ( rendered.skip || isHidden ) {
			continue;
		}
		const theirs = fromFixture( rendered, here );
		const page = await site.get( here( path ) );
		const ours = fromPage( page, rendered );
		if ( path === '/' ) {
			theirs.verification = codes(
				( name ) => rendered.other_meta?.[ name ]
			);
			ours.verification = codes( ( name ) => page.meta( name ) );
		}
		if ( rendered.jsonld_types && page.status === rendered.status ) {
			result.types[ path ] = {
				theirs: typesPrinted( rendered ),
				ours: typesOf( page ),
			};
		}
		// A page that redirects now has nothing to compare.
		const isGone = theirs.title !== undefined && 'location' in ours;
		const fields = isGone
			? [ 'status' ]
			: Object.keys( { ...theirs, ...ours } );
		for ( const field of fields ) {
			const [ wanted, got ] = [ theirs[ field ], ours[ field ] ];
			if ( wanted === undefined || ( ! wanted && ! got ) ) {
				continue;
			}
			const pair = { theirs: wanted, ours: got ?? null };
			const is = fate( field, pair, site.url );
			const count = ( result.fields[ field ] ??= {
				equal: 0,
				changed: 0,
				lost: 0,
				added: 0,
			} );
			count[ is ]++;
			if ( is !== 'equal' ) {
				result.differences[ `${ path } ${ field }` ] = pair;
			}
		}
	}
	return result;
}

/** The verification codes of a page; null if it has none. */
const codes = ( read: ( name: string ) => string | undefined ) =>
	[ 'google-site-verification', 'msvalidate.01', 'p:domain_verify' ]
		.flatMap( ( name ) => read( name ) ?? [] )
		.join( ' ' ) || null;

const isRedirect = ( status: number ) => status >= 300 && status < 400;

const collapse = ( text: string ) => text.replace( /\s+/g, ' ' ).trim();

const first = ( value: string | string[] | null | undefined ) => {
	const one = Array.isArray( value ) ? value[ 0 ] : value;
	return typeof one === 'string' ? collapse( one ) : null;
};

/** Only restrictive robots directives. */
const directives = ( robots: string | null | undefined ) =>
	( robots ?? '' )
		.split( ',' )
		.map( ( one ) => one.trim() )
		.filter( ( one ) =>
			[
				'noindex',
				'nofollow',
				'noarchive',
				'nosnippet',
				'noimageindex',
			].includes( one )
		)
		.sort()
		.join( ', ' ) || 'index';

function fromFixture(
	rendered: Rendered,
	here: ( text: string ) => string
): Values {
	const { status, location, title, description, robots, canonical } =
		rendered;
	const { og, twitter } = rendered;
	if ( isRedirect( status ) ) {
		return { status: String( status ), location: here( location ?? '' ) };
	}
	// X falls back to Open Graph tags.
	const x = ( name: string ) =>
		first( twitter?.[ `twitter:${ name }` ] ?? og?.[ `og:${ name }` ] );
	const address = ( value: string | null ) =>
		value ? here( value ) : null;
	const image = ( value: string | null ) =>
		// Derived from the author's email address, not from a setting.
		value?.includes( 'gravatar.com' ) ? undefined : address( value );
	const networks = {
		'og:title': first( og?.[ 'og:title' ] ),
		'og:description': first( og?.[ 'og:description' ] ),
		'og:image': image( first( og?.[ 'og:image' ] ) ),
		'og:site_name': first( og?.[ 'og:site_name' ] ),
		'twitter:title': x( 'title' ),
		'twitter:description': x( 'description' ),
		'twitter:image': image( x( 'image' ) ),
		'twitter:card': first( twitter?.[ 'twitter:card' ] ),
		'twitter:site': first( twitter?.[ 'twitter:site' ] ),
	};
	const values: Record< string, string | null | undefined > = {
		status: String( status ),
		title: first( title ),
		description: first( description ),
		robots: directives( robots ),
		canonical: address( first( canonical ) ) ?? undefined,
		...( isForNetworks( rendered ) ? networks : { networks: null } ),
	};
	return Object.fromEntries(
		Object.entries( values ).filter(
			( [ , value ] ) => value !== undefined
		)
	) as Values;
}

/** Whether the source plugin output any social network tags there: if not, that is one difference and not nine. */
const isForNetworks = ( { og, twitter }: Rendered ) =>
	Object.keys( { ...og, ...twitter } ).length > 0;

function fromPage( page: Page, rendered: Rendered ): Values {
	const { status } = rendered;
	if ( [ status, page.status ].some( isRedirect ) ) {
		return { status: String( page.status ), location: page.location };
	}
	const x = ( name: string ) =>
		first(
			page.meta( `twitter:${ name }` ) ?? page.meta( `og:${ name }` )
		);
	const values = {
		status: String( page.status ),
		title: first( page.title ),
		description: first( page.meta( 'description' ) ),
		robots: directives( page.meta( 'robots' ) ),
		canonical: first( page.link( 'canonical' ) ),
	};
	if ( ! isForNetworks( rendered ) ) {
		return { ...values, networks: first( page.meta( 'og:title' ) ) };
	}
	return {
		...values,
		'og:title': first( page.meta( 'og:title' ) ),
		'og:description': first( page.meta( 'og:description' ) ),
		'og:image': first( page.meta( 'og:image' ) ),
		'og:site_name': first( page.meta( 'og:site_name' ) ),
		'twitter:title': x( 'title' ),
		'twitter:description': x( 'description' ),
		'twitter:image': x( 'image' ),
		'twitter:card': first( page.meta( 'twitter:card' ) ),
		'twitter:site': first( page.meta( 'twitter:site' ) ),
	};
}

/**
 * Classifies the result of a tag.
 *
 * @param field
 * @param pair
 * @param pair.theirs
 * @param pair.ours
 * @param url         The site URL.
 */
function fate(
	field: string,
	{ theirs, ours }: Pair,
	url: string
): keyof Count {
	if ( theirs === null ) {
		return 'added';
	}
	if ( ours === null ) {
		return 'lost';
	}
	return same( field, theirs, ours, url ) ? 'equal' : 'changed';
}

/**
 * Compares values like Pharos\Migration\Parity\Comparison; tests/fixtures/parity.json has the shared cases.
 *
 * @param field
 * @param theirs
 * @param ours
 * @param url    The site URL.
 */
export function same(
	field: string,
	theirs: string | null,
	ours: string | null,
	url: string
): boolean {
	if ( theirs === ours ) {
		return true;
	}
	if ( theirs === null || ours === null ) {
		return false;
	}
	if ( field === 'canonical' || field === 'location' ) {
		const absolute = ( value: string ) => new URL( value, url ).href;
		return absolute( theirs ) === absolute( ours );
	}
	if ( field.endsWith( 'description' ) && isSameBeginning( theirs, ours ) ) {
		return true;
	}
	return theirs.replaceAll( HOST, url ) === ours;
}

/** For texts made from content: each plugin cuts them at another position. */
function isSameBeginning( theirs: string, ours: string ): boolean {
	const [ short = '', long = '' ] = [ theirs, ours ]
		.map( ( text ) =>
			text.replace( /(?:…|\.\.\.|\[…\]|\[\.\.\.\])$/, '' ).trim()
		)
		.sort( ( a, b ) => a.length - b.length );
	return short.length >= 60 && long.startsWith( short );
}

/** All data that a migration writes. */
export const stateOf = ( site: Site ) =>
	site.php< Record< string, unknown > >( `
		global $wpdb;
		wp_cache_flush();
		$state = [ 'settings' => ( new Pharos\\Settings\\Settings() )->all() ];
		foreach ( [ 'post', 'term', 'user' ] as $kind ) {
			$table = _get_meta_table( $kind );
			$state[ $kind ] = $wpdb->get_results( "SELECT {$kind}_id, meta_key, meta_value FROM $table WHERE meta_key LIKE '\\\\_pharos\\\\_%' ORDER BY {$kind}_id, meta_key", ARRAY_N );
		}
		if ( Pharos\\Migration\\Tables::exist() ) {
			$state['ledger'] = $wpdb->get_results( 'SELECT kind, id, type, source, written, replaced FROM ' . Pharos\\Migration\\Tables::ledger() . ' ORDER BY kind, id', ARRAY_N );
			$state['losses'] = $wpdb->get_results( 'SELECT * FROM ' . Pharos\\Migration\\Tables::losses() . ' ORDER BY kind, id, number', ARRAY_N );
		}
		$state['marks'] = Pharos\\Migration\\State::get()['written'];
		return $state;` );
