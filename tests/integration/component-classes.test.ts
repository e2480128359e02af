import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from './support/site';

const CLASSES = [
	...readFileSync(
		join( __dirname, '../../src/styles/_wordpress.scss' ),
		'utf8'
	).matchAll( /: "\.([a-z0-9_-]+)";/g ),
].map( ( [ , name = '' ] ) => name );

test( 'WordPress’s components still have the classes that the styles depend on', async () => {
	const { text } = await site.get( '/wp-includes/js/dist/components.min.js' );
	const names = new Set( text.match( /components-[a-z0-9_-]+/g ) );
	expect( CLASSES.length ).toBeGreaterThan( 0 );
	expect( CLASSES.filter( ( name ) => ! names.has( name ) ) ).toEqual( [] );
} );
