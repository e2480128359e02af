/** The docs: each link leads somewhere, each named label exists, and what the code offers has its place. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { po } from 'gettext-parser';
import { listFiles } from '../../tools/lib/files.mjs';
import { parse } from '../../tools/lib/help/markdown.mjs';
import { helpFiles } from '../../tools/lib/help/pages.mjs';
import { defaults } from '../../store/settings/schema';
import { RULES } from '../../src/page-checks/rules';

const root = join( __dirname, '../..' );
const read = ( file: string ): string =>
	readFileSync( join( root, file ), 'utf8' );

let pages: string[];
let userPages: string[];
let php: string[];

beforeAll( async () => {
	pages = await listFiles(
		( path: string ) =>
			/^(docs\/.*|[A-Z]+)\.md$/.test( path ) && path !== 'CHANGELOG.md'
	);
	userPages = pages.filter( ( path ) => path.startsWith( 'docs/users/' ) );
	php = await listFiles( ( path: string ) =>
		/^includes\/.*\.php$/.test( path )
	);
} );

/** Labels of WordPress, which aren’t in the file for translators of Pharos SEO. */
const OF_WORDPRESS = [
	'Discourage search engines from indexing this site',
	'Erase Personal Data',
	'Export Personal Data',
	'General',
	'Permalinks',
	'Privacy',
	'Reading',
	'Settings',
	'Site Health',
	'Tools',
];

test( 'Each link of a page leads to a page, a heading or a picture that exists', () => {
	const parsed = new Map(
		pages.map( ( file ) => [ file, parse( read( file ) ) ] )
	);
	const broken = pages.flatMap( ( file ) =>
		parsed
			.get( file )!
			// Screens of the application, in the news: their own test knows them.
			.links.filter( ( link ) => ! /^(https:|mailto:|#\/)/.test( link ) )
			.filter( ( link ) => {
				const [ path, anchor ] = link.split( '#' );
				const target = path
					? relative( root, join( root, dirname( file ), path ) )
					: file;
				const page = parsed.get( target );
				return anchor
					? ! page?.headings.some( ( { slug } ) => slug === anchor )
					: ! existsSync( join( root, target ) );
			} )
			.map( ( link ) => `${ file }: ${ link }` )
	);
	expect( broken ).toEqual( [] );
} );

test( 'Each file of src, store and common that docs or comments name exists', async () => {
	const files: string[] = await listFiles( ( path: string ) =>
		/^(docs|src|store|common|includes|tools|examples)\/.*\.(md|tsx?|scss|php|mjs|cjs|js)$|^[\w.-]+\.(md|js|mjs)$/.test(
			path
		)
	);
	const missing = files.flatMap( ( file ) =>
		[
			...read( file ).matchAll(
				/(?<![\w/.-])(?:src|store|common)\/[\w/-]+\.(?:tsx?|scss)\b/g
			),
		]
			.filter( ( [ path ] ) => ! existsSync( join( root, path ) ) )
			.map( ( [ path ] ) => `${ file }: ${ path }` )
	);
	expect( missing ).toEqual( [] );
} );

test( 'Pages for users lead only to each other and to websites, since the plugin ships them alone', () => {
	const others = userPages.flatMap( ( file ) =>
		parse( read( file ) ).links.filter(
			( link ) =>
				! /^(https:|#|[\w-]+\.md|images\/[\w-]+\.webp$)/.test( link )
		)
	);
	expect( others ).toEqual( [] );
} );

test( 'The index lists each page for users', () => {
	const { links } = parse( read( 'docs/users/README.md' ) );
	expect( userPages.map( ( file ) => file.slice( 11 ) ).sort() ).toEqual(
		[
			...links.filter( ( link ) => link.endsWith( '.md' ) ),
			'README.md',
		].sort()
	);
} );

test( 'Names of screens, fields and buttons in bold are those of the application', () => {
	const { translations } = po.parse(
		readFileSync( join( root, 'languages/pharos-seo.pot' ) )
	);
	const labels = new Set( [
		...OF_WORDPRESS,
		...Object.values( translations ).flatMap( ( texts ) =>
			Object.keys( texts )
		),
	] );
	const unknown = [ ...userPages, 'docs/walks.md' ].flatMap( ( file ) =>
		parse( read( file ) )
			.bold.filter( ( text ) => ! labels.has( text ) )
			.filter( ( text ) =>
				text
					.split( ' > ' )
					.some( ( part ) => ! isLabel( part, labels ) )
			)
			.map( ( text ) => `${ file }: ${ text }` )
	);
	expect( unknown ).toEqual( [] );
} );

/** Whether a text is a label, or the beginning of one with a name in it, such as “Keep URLs of %s”. */
const isLabel = ( text: string, labels: Set< string > ): boolean =>
	labels.has( text ) || labels.has( `${ text } %s` );

test( 'Each setting is on the page of settings, by its name', () => {
	const page = read( 'docs/users/settings.md' );
	expect(
		Object.keys( defaults ).filter(
			( key ) => ! page.includes( `\`${ key }\`` )
		)
	).toEqual( [] );
} );

test( 'Each page check has a section', () => {
	const { headings } = parse( read( 'docs/users/page-checks.md' ) );
	const slugs = headings.map( ( { slug } ) => slug );
	expect(
		Object.keys( RULES ).filter(
			( id ) =>
				! slugs.includes(
					id.replaceAll( '_', '-' ).replace( 'address', 'url' )
				)
		)
	).toEqual( [] );
} );

test.each( [
	[
		'hook',
		'hooks.md',
		/(?:apply_filters(?:_ref_array)?|do_action)\(\s*'(pharos_[a-z_]+)'|const \w+ = '(pharos_[a-z_]+)';\n(?=[\s\S]*(?:apply_filters|do_action)\(\s*self::)/g,
	],
	[
		'route',
		'rest.md',
		/(?:register_rest_route\(\s*Routes::V1,\s*'|(?:Routes::add|add_for_source|->register)\(\s*'[A-Z]+ )(\/[a-z/-]+)/g,
	],
	[ 'command', 'cli.md', /'(pharos [a-z -]+)' =>/g ],
	[ 'ability', 'agents.md', /new Ability\(\s*'([a-z-]+)'/g ],
] )( 'Each %s is in docs/%s', ( _, page, pattern ) => {
	const text = read( `docs/${ page }` );
	const names = new Set(
		php.flatMap( ( file ) =>
			[ ...read( file ).matchAll( pattern ) ].map( ( [ , one, other ] ) =>
				( one ?? other )!.replace( /\/$/, '' )
			)
		)
	);
	expect( names.size ).toBeGreaterThan( 5 );
	expect(
		[ ...names ].filter( ( name ) => ! text.includes( name ) )
	).toEqual( [] );
} );

test( 'Each page of the Help Center that the application opens exists, with its section', async () => {
	const files = await listFiles(
		( path: string ) =>
			/^src\/.*\.tsx?$/.test( path ) && ! path.includes( '.test.' )
	);
	const opened = files.flatMap( ( file: string ) =>
		[ ...read( file ).matchAll( /helpPage\(\s*'([^']+)'/g ) ].map(
			( [ , page ] ) => page!
		)
	);
	expect( opened.length ).toBeGreaterThan( 0 );
	for ( const page of opened ) {
		const [ name, anchor ] = page.split( '#' );
		const { headings } = parse( read( `docs/users/${ name }.md` ) );
		expect( headings.map( ( { slug } ) => slug ) ).toContain( anchor );
	}
} );

describe( 'The Help Center that the plugin ships', () => {
	let files: Map< string, string | Uint8Array >;
	beforeAll( async () => {
		files = await helpFiles();
	} );

	const htmlOf = (): [ string, string ][] =>
		[ ...files ].filter( ( [ name ] ) => name.endsWith( '.html' ) ) as [
			string,
			string,
		][];

	test( 'has a search that takes words from right to left, too', () => {
		for ( const [ , html ] of htmlOf() ) {
			expect( html ).toMatch( /<input type="search"[^>]* dir="auto">/ );
		}
	} );

	test( 'has each page in English, with its title and a link to all others', () => {
		expect(
			htmlOf()
				.map( ( [ name ] ) => name )
				.sort()
		).toEqual(
			userPages
				.map( ( file ) =>
					file
						.slice( 'docs/users/'.length )
						.replace( 'README', 'index' )
						.replace( '.md', '.html' )
				)
				.sort()
		);
		for ( const [ name, html ] of htmlOf() ) {
			expect( html ).toMatch(
				/^<!doctype html>\n<html lang="en" dir="ltr">/
			);
			expect( html.match( /<h1/g ) ).toHaveLength( 1 );
			expect( html ).not.toMatch( /<title>undefined|<!-- |\]\(/ );
			if ( name !== 'index.html' ) {
				expect(
					html.match( /<li><a href="[\w-]+\.html"/g )!.length
				).toBe( htmlOf().length - 1 );
			}
		}
	} );

	test( 'links only to what is in it or to websites, and loads nothing from other hosts', () => {
		const broken = htmlOf().flatMap( ( [ name, html ] ) =>
			[ ...html.matchAll( / (href|src|action)="([^"]*)"/g ) ]
				.filter( ( [ , kind, url ] ) => {
					const [ path, anchor ] = url!.split( '#' );
					const page = files.get( path || name );
					return /^https:/.test( url! )
						? kind !== 'href'
						: page === undefined ||
								( anchor &&
									! String( page ).includes(
										`id="${ anchor }"`
									) );
				} )
				.map( ( [ , , url ] ) => `${ name }: ${ url }` )
		);
		expect( broken ).toEqual( [] );
		expect( htmlOf().join( '' ) ).not.toMatch( /<link[^>]+https:|@import/ );
	} );

	test( 'is searched by its sections', () => {
		const window: { helpSections?: { url: string; text: string }[] } = {};
		new Function( 'window', String( files.get( 'sections.js' ) ) )(
			window
		);
		expect( window.helpSections ).toContainEqual(
			expect.objectContaining( {
				url: 'site-checks.html#broken-links',
				text: expect.stringContaining(
					'links to pages that don’t exist'
				),
			} )
		);
	} );
} );

test( 'The pictures take less than a megabyte together', async () => {
	const pictures = await listFiles( ( path: string ) =>
		path.startsWith( 'docs/users/images/' )
	);
	expect( pictures.length ).toBeGreaterThan( 0 );
	const sizes = pictures.map(
		( file: string ) => statSync( join( root, file ) ).size
	);
	expect(
		sizes.reduce( ( sum: number, size: number ) => sum + size )
	).toBeLessThan( 2 ** 20 );
} );
