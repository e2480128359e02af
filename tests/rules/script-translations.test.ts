/** Each script gets the translations of all chunks that it can load (includes/Admin/ScriptTranslations.php). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join( __dirname, '../..' );
const read = ( file: string ) => readFileSync( join( root, file ), 'utf8' );

/** The entries of webpack.config.js beside the application, whose script gets all translations. */
const ENTRIES = [
	...read( 'webpack.config.js' ).matchAll(
		/^\t\t'?([\w-]+)'?: path\.resolve\(\s*__dirname,\s*'(src\/[^']+)'/gm
	),
].map( ( [ , name = '', file = '' ] ) => [ name, file ] as const );

/** Imports, without those of types; with the name of the chunk, if they load one. */
const IMPORT =
	/(?:^(?:import|export)\s(?!type)[^;']*?from |^import |import\(\s*(?:\/\* webpackChunkName: "([^"]+)" \*\/)?\s*)'(\.[^']+)'/gm;

const fileOf = ( path: string ) =>
	[
		`${ path }.ts`,
		`${ path }.tsx`,
		`${ path }/index.ts`,
		`${ path }/index.tsx`,
	]
		.map( ( name ) => join( root, name ) )
		.find( existsSync )
		?.slice( root.length + 1 );

/** Returns the chunks with texts that a file can load, directly or by way of others. */
function chunksOf( entry: string ): string[] {
	const files = new Map< string, string >();
	const visit = ( file: string, chunk: string ) => {
		if ( files.has( file ) ) {
			return;
		}
		files.set( file, chunk );
		for ( const [ , name = chunk, path = '' ] of read( file ).matchAll(
			IMPORT
		) ) {
			const next = fileOf( join( file, '..', path ) );
			if ( next ) {
				visit( next, name );
			}
		}
	};
	visit( entry, '' );
	const texts = [ ...files ].filter( ( [ file ] ) =>
		/\b_[_nx]x?\(/.test( read( file ) )
	);
	return [ ...new Set( texts.map( ( [ , chunk ] ) => chunk ) ) ]
		.filter( ( chunk ) => chunk !== '' )
		.map( ( chunk ) => `screen-${ chunk }` )
		.sort();
}

/** The rows of the class, by entry. */
const php = read( 'includes/Admin/ScriptTranslations.php' );
const namesIn = ( text = '' ) =>
	[ ...text.matchAll( /'(screen-[\w-]+)'/g ) ].map( ( [ , name ] ) => name );
const tabs = namesIn( /TABS = \[([^\]]*)\]/.exec( php )?.[ 1 ] );
const rowOf = ( entry: string ) => {
	const [ , row = '' ] =
		new RegExp( `'${ entry }' => \\[([^\\]]*)\\]` ).exec( php ) ?? [];
	return [
		...namesIn( row ),
		...( row.includes( 'self::TABS' ) ? tabs : [] ),
	].sort();
};

test( 'the scripts are those of the build', () => {
	expect( ENTRIES.map( ( [ name ] ) => name ) ).toEqual(
		expect.arrayContaining( [ 'editor', 'elementor', 'object-form' ] )
	);
} );

test.each( ENTRIES )( '%s', ( name, file ) => {
	expect( rowOf( name ) ).toEqual( chunksOf( file ) );
} );
