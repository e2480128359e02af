/** docs/add-ons.md lists all that the plugin stores: hosts, backups and staging tools rely on it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../tools/lib/files.mjs';

const root = join( __dirname, '../..' );
const read = ( file: string ) => readFileSync( join( root, file ), 'utf8' );

/** Names in the table below a heading of the documentation. */
const listed = ( heading: string ) => {
	const [ , part = '' ] =
		new RegExp( `^### ${ heading }$([^]*?)(?=^### |(?![^]))`, 'm' ).exec(
			read( 'docs/add-ons.md' )
		) ?? [];
	return [ ...part.matchAll( /^\| `([^`]+)` \|/gm ) ].map(
		( [ , name ] ) => name
	);
};

let php: Record< string, string > = {};
beforeAll( async () => {
	const files: string[] = await listFiles( ( path: string ) =>
		/^includes\/.+\.php$/.test( path )
	);
	php = Object.fromEntries( files.map( ( file ) => [ file, read( file ) ] ) );
} );

/** The first group of all matches in PHP, sorted, each once. */
const found = ( pattern: RegExp, text = Object.values( php ).join( '\n' ) ) =>
	[
		...new Set(
			[ ...text.matchAll( pattern ) ].map( ( [ , name ] ) => name )
		),
	].sort();

/** Constants of classes with the names of options. */
const CONSTANTS = 'OPTION|STATE|INDEX|MADE|IGNORED|LOCK|OF_HOME|TOKEN|STEP';

/** Functions whose first argument is an option. */
const CALLS =
	'(?:\\b(?:get|update|add|delete)_option|(?:AtomicOption|Lock)::\\w+)\\(\\s*';

test( 'options', () => {
	const all = new Set( [
		...found( new RegExp( `${ CALLS }'(pharos_\\w+)'`, 'g' ) ),
		...found(
			new RegExp( `const (?:${ CONSTANTS }) = '(pharos_\\w+)'`, 'g' )
		),
		...found(
			/'option' => '(pharos_\w+)'/g,
			php[ 'includes/Settings/Definitions.php' ]
		),
	] );
	expect( listed( 'Options' ).sort() ).toEqual( [ ...all ].sort() );
} );

test( 'options are named by these constants, which the test above knows', () => {
	const names = found(
		new RegExp(
			`${ CALLS }(?:self|[A-Z]\\w*)::((?!LOCK_SECONDS)[A-Z_]+)`,
			'g'
		)
	);
	expect( names.length ).toBeGreaterThan( 3 );
	expect( CONSTANTS.split( '|' ) ).toEqual( expect.arrayContaining( names ) );
} );

test( 'meta keys: all fields, and others', () => {
	const [ , common = '' ] =
		/private const COMMON = \[([^]*?)^\t\];/m.exec(
			php[ 'includes/ObjectMeta/Fields.php' ] ?? ''
		) ?? [];
	const fields = found( /^\t\t'(\w+)' =>/gm, common );
	expect( fields.length ).toBeGreaterThan( 20 );
	const others = found( /ObjectMeta::PREFIX \. '(\w+)'/g );
	expect( listed( 'Meta keys' ) ).toEqual(
		expect.arrayContaining(
			[ ...fields, ...others ].map( ( name ) => `_pharos_${ name }` )
		)
	);
} );

test( 'tables', () => {
	expect( listed( 'Tables' ).sort() ).toEqual(
		[
			...found( /prefix(?:\}| \. ')(pharos_\w*[a-z])\b/g ),
			...found(
				/self::name\('(\w+)'\)/g,
				php[ 'includes/SearchConsole/Data/Tables.php' ]
			).map( ( name ) => `pharos_search_${ name }` ),
		].sort()
	);
} );

test( 'WP-Cron events', () => {
	expect( listed( 'WP-Cron events' ).sort() ).toEqual(
		found( /'(pharos_\w+)'/g, php[ 'includes/hooks/features.php' ] )
	);
} );
