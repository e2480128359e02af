/** tools/README.md has a line for each command and folder, and none for others; files of tools and tests have a content. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = join( __dirname, '../../tools' );
const rows = [
	...readFileSync( join( folder, 'README.md' ), 'utf8' ).matchAll(
		/^\| `([^`]+)` \|/gm
	),
].map( ( [ , name = '' ] ) => name );

const entries = ( path: string ) =>
	readdirSync( join( folder, path ), { withFileTypes: true } );

test( 'each command has a line', () => {
	const commands = entries( '.' )
		.map( ( { name } ) => name )
		.filter( ( name ) => name.endsWith( '.mjs' ) );
	expect( rows ).toEqual( expect.arrayContaining( commands ) );
} );

test.each( [ '', 'lib/' ] )( 'each folder in tools/%s has a line', ( path ) => {
	const folders = entries( path )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => `${ path }${ name }/` );
	expect( rows ).toEqual( expect.arrayContaining( folders ) );
} );

test.each( rows )( '%s exists', ( name ) => {
	expect( existsSync( join( folder, name ) ) ).toBe( true );
} );

// A copy of a site shares its files with the project: a file that a test empties there is empty in the project, too, and all that it tests passes from then on.
test( 'no file of the project is empty', () => {
	const root = join( folder, '..' );
	const empty = [ 'tests', 'tools', 'examples' ].flatMap( ( name ) =>
		readdirSync( join( root, name ), {
			recursive: true,
			withFileTypes: true,
		} )
			.filter( ( entry ) => entry.isFile() )
			.map( ( entry ) => join( entry.parentPath, entry.name ) )
			.filter( ( path ) => statSync( path ).size === 0 )
	);
	expect( empty ).toEqual( [] );
} );
