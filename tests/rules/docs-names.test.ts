/** The docs for developers name files, classes and screens that exist: a renamed one is renamed there, too. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { listFiles } from '../../tools/lib/files.mjs';

const root = join( __dirname, '../..' );
const read = ( file: string ): string =>
	readFileSync( join( root, file ), 'utf8' );

let pages: string[];
let php: string[];
/** All words of the source code. */
let words: Set< string >;

beforeAll( async () => {
	const files: string[] = await listFiles( () => true );
	pages = files.filter( ( path ) =>
		/^((docs|tools|examples)\/.*|[A-Z_]+)\.md$|^readme\.txt$/.test( path )
	);
	php = files.filter( ( path ) => /^includes\/.*\.php$/.test( path ) );
	words = new Set(
		files
			.filter( ( path ) => /\.(php|tsx?|mjs|cjs|js)$/.test( path ) )
			.flatMap( ( path ) => read( path ).match( /\w+/g ) ?? [] )
	);
} );

/** Names in backticks outside of blocks of code that match a pattern, and aren’t as they have to be. */
const wrong = (
	pattern: RegExp,
	isRight: ( name: string ) => boolean
): string[] =>
	pages
		.filter( ( page ) => page !== 'CHANGELOG.md' )
		.flatMap( ( page ) =>
			[
				...read( page )
					.replace( /^```[\s\S]*?^```/gm, '' )
					.matchAll( /`([^`\n]+)`/g ),
			]
				.map( ( [ , name ] ) => name! )
				.filter( ( name ) => pattern.test( name ) && ! isRight( name ) )
				.map( ( name ) => `${ page }: ${ name }` )
		);

test( 'Files and folders', () => {
	// A method of MCP, and the script of the reader’s own add-on.
	const others = [ 'tools/call', 'src/index.js' ];
	expect(
		wrong(
			/^(common|docs|examples|includes|languages|src|store|tests|tools)\/[\w./-]*$/,
			( path ) =>
				others.includes( path ) ||
				[ path, `${ path }.ts`, `examples/add-on/${ path }` ].some(
					( one ) => existsSync( join( root, one ) )
				)
		)
	).toEqual( [] );
} );

/** Whether a class, or a namespace, ends as a name does: `Page\Robots`. */
const isInIncludes = ( name: string ): boolean => {
	const path = name.replace( /^\\?(Pharos\\)?/, '' ).replaceAll( '\\', '/' );
	const folder = join( root, 'includes', path );
	return (
		( existsSync( folder ) && statSync( folder ).isDirectory() ) ||
		php.some( ( file ) => `/${ file }`.endsWith( `/${ path }.php` ) )
	);
};

test( 'Classes with their namespaces', () => {
	expect(
		wrong( /^\\?([A-Z]\w*\\)+[A-Z]\w*$/, ( name ) =>
			/^\\?WpOrg\\/.test( name ) ? true : isInIncludes( name )
		)
	).toEqual( [] );
} );

test( 'Classes without a namespace, by their last words', () => {
	// WordPress’s component, which isn’t used.
	const others = [ 'DataViews' ];
	expect(
		wrong(
			/^([A-Z][a-z]+){2,}$/,
			( name ) => words.has( name ) || others.includes( name )
		)
	).toEqual( [] );
} );

test( 'Methods, constants and properties', () => {
	const declares = ( name: string ): boolean => {
		const [ , of, member ] = /([A-Z]\w*)::\$?(\w+)/.exec( name )!;
		return php
			.filter( ( file ) => file.endsWith( `/${ of }.php` ) )
			.some( ( file ) =>
				new RegExp(
					`(function &?|const |case |\\$)${ member }\\b`
				).test( read( file ) )
			);
	};
	expect(
		wrong( /(^|\\)[A-Z]\w*::\$?\w+(\(|$)/, ( name ) =>
			name.includes( 'WpOrg\\' ) ? true : declares( name )
		)
	).toEqual( [] );
} );

test( 'Paths to screens, such as Advanced > Sitemaps', () => {
	const { translations } = po.parse(
		readFileSync( join( root, 'languages/pharos-seo.pot' ) )
	);
	const labels = new Set( [
		// A screen of WordPress, and that of the reader’s own add-on.
		'Erase Personal Data',
		'Acme',
		...Object.values( translations ).flatMap( ( texts ) =>
			Object.keys( texts )
		),
	] );
	const broken = pages.flatMap( ( page ) =>
		[
			...read( page ).matchAll(
				/\b(?:General|Advanced|Tools|Search Console) > ([A-Z4][^|.,:;()*>“”"\n]*)/g
			),
		]
			.filter( ( [ , rest ] ) => {
				const parts = rest!.trim().split( ' ' );
				return ! parts.some( ( _, index ) =>
					labels.has( parts.slice( 0, index + 1 ).join( ' ' ) )
				);
			} )
			.map( ( [ path ] ) => `${ page }: ${ path }` )
	);
	expect( broken ).toEqual( [] );
} );

test( 'Commands of npm, each of them in CONTRIBUTING.md', () => {
	const commands = Object.keys(
		JSON.parse( read( 'package.json' ) ).scripts
	);
	const used = ( text: string ) =>
		[ ...text.matchAll( /(?:^|`|&& )npm (?:run )?([a-z][\w:-]+)/gm ) ].map(
			( [ , name ] ) => name!
		);
	expect( used( read( 'CONTRIBUTING.md' ) ) ).toEqual(
		expect.arrayContaining( commands )
	);
	const ofNpm = [ 'ci', 'init', 'install', 'pkg' ];
	expect(
		pages.flatMap( ( page ) =>
			used( read( page ) )
				.filter(
					( name ) => ! [ ...ofNpm, ...commands ].includes( name )
				)
				.map( ( name ) => `${ page }: ${ name }` )
		)
	).toEqual( [] );
} );

test( 'Folders of the code, each of them in docs/architecture.md', () => {
	const text = read( 'docs/architecture.md' );
	const foldersOf = ( parent: string ): string[] =>
		readdirSync( join( root, parent ), { withFileTypes: true } )
			.filter( ( entry ) => entry.isDirectory() )
			.map( ( { name } ) => name );
	const isIn = ( name: string ): boolean =>
		new RegExp( `\`([^\`]*[\\\\/])?${ name }[\\\\/\`]` ).test( text );
	expect(
		[ 'src', 'includes' ].flatMap( ( parent ) =>
			foldersOf( parent )
				.filter( ( name ) => ! isIn( name ) )
				.map( ( name ) => `${ parent }/${ name }` )
		)
	).toEqual( [] );
} );

test( 'Numbers of checks, schema types and languages', () => {
	const counts = {
		'checks of': read( 'docs/users/site-checks.md' ).match( /^### /gm )!
			.length,
		types: readdirSync( join( root, 'includes/Schema/Types' ) ).length,
		languages: Object.keys(
			JSON.parse( read( 'src/page-checks/language/stemmers.json' ) )
		).length,
	};
	const found = [ 'README.md', 'readme.txt' ].flatMap( ( page ) =>
		[
			...read( page ).matchAll( /(\d+) (checks of|types|languages)\b/g ),
		].map( ( [ text ] ) => text )
	);
	expect( found.length ).toBeGreaterThan( 3 );
	for ( const [ unit, count ] of Object.entries( counts ) ) {
		expect(
			found.filter(
				( text ) =>
					text.endsWith( unit ) && text !== `${ count } ${ unit }`
			)
		).toEqual( [] );
	}
} );
