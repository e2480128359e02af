/** docs/walks.md names files and functions that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join( __dirname, '../..' );
const page = readFileSync( join( root, 'docs/walks.md' ), 'utf8' );

const walks = page
	.split( /^## /m )
	.slice( 1 )
	.map( ( walk ) => {
		const [ title = '' ] = walk.split( '\n' );
		const frames = [
			...walk.matchAll( /^\| `([^`]+)` \| `([^`]+)` \|/gm ),
		].map( ( [ , file = '', name = '' ] ) => ( { file, name } ) );
		return [ title, frames ] as const;
	} );

/** Whether a file declares a function. */
function declares( file: string, name: string ): boolean {
	const path = join( root, file );
	const source = existsSync( path ) ? readFileSync( path, 'utf8' ) : '';
	return new RegExp(
		file.endsWith( '.php' )
			? `\\bfunction ${ name }\\(`
			: `\\b(?:function\\*?|const) ${ name }\\b`
	).test( source );
}

test( 'Five values are followed', () => {
	expect( walks ).toHaveLength( 5 );
} );

test( 'A file or function that does not exist is noticed', () => {
	const file = 'includes/Head/Head.php';
	expect( declares( file, 'document_title' ) ).toBe( true );
	expect( declares( file, 'document' ) ).toBe( false );
	expect( declares( 'includes/Head/None.php', 'document_title' ) ).toBe(
		false
	);
} );

test.each( walks )( '%s: each step exists', ( _title, frames ) => {
	expect( frames.length ).toBeGreaterThan( 5 );
	expect(
		frames.filter( ( { file, name } ) => ! declares( file, name ) )
	).toEqual( [] );
} );
