/** The site analysis, in PHP, links to screens of this application: each of them must exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { SCREENS } from './all-screens';

const FOLDER = join( __dirname, '../../../includes/Analysis' );

const routes = new Set(
	( readdirSync( FOLDER, { recursive: true } ) as string[] )
		.filter( ( file ) => file.endsWith( '.php' ) )
		.flatMap( ( file ) => [
			...readFileSync( join( FOLDER, file ), 'utf8' ).matchAll(
				/'(\/(?:general|advanced|tools|dashboard|search-console|content-performance|site-seo-analysis)[\w/-]*)'/g
			),
		] )
		.map( ( [ , route = '' ] ) => route )
);

test( 'fixes link to screens that exist', () => {
	expect( routes.size ).toBeGreaterThan( 10 );
	const missing = [ ...routes ].filter(
		( route ) => ! SCREENS.some( ( { path } ) => matchPath( path, route ) )
	);
	expect( missing ).toEqual( [] );
} );
