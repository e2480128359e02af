/** Abilities that request pages of the site, executed over HTTP with the session of a user. */
import { site } from './support/site';

const execute = async < Body >( name: string, input: object = {} ) => {
	const admin = await site.as( 'admin' );
	const query = Object.entries( input ).map(
		( [ key, value ] ) => `input[${ key }]=${ encodeURIComponent( value ) }`
	);
	return admin.rest< Body >(
		'GET',
		`/wp-abilities/v1/abilities/pharos/${ name }/run?${ query.join( '&' ) }`
	);
};

interface PageReport {
	status: number;
	title: string;
	canonical: string;
	robots: string[];
	social: Record< string, string[] >;
	json_ld: { '@graph': { '@type': string }[] }[];
}

test( 'A page is inspected as visitors get it, a URL elsewhere is refused', async () => {
	const { status, body } = await execute< PageReport >( 'inspect-page' );
	const home = await site.get( '/' );
	expect( status ).toBe( 200 );
	expect( body ).toMatchObject( {
		status: 200,
		title: home.title,
		canonical: `${ site.url }/`,
		robots: [ expect.stringContaining( 'max-image-preview:large' ) ],
		social: { 'og:url': [ `${ site.url }/` ] },
	} );
	expect(
		body.json_ld[ 0 ]?.[ '@graph' ].map( ( node ) => node[ '@type' ] )
	).toContain( 'WebSite' );

	expect(
		await execute( 'inspect-page', { url: '/nothing-at-all/' } )
	).toMatchObject( { body: { status: 404 } } );
	expect(
		await execute( 'inspect-page', { url: 'https://elsewhere.test/' } )
	).toMatchObject( { status: 400, body: { code: 'pharos_foreign_url' } } );
} );

test( 'Issues are those of the site analysis', async () => {
	const admin = await site.as( 'admin' );
	const { body: report } = await admin.rest< {
		data: Record< string, { status: string; title: string } >;
	} >( 'GET', '/pharos/v1/checks/settings' );
	const { body } = await execute< {
		issues: { id: string; title: string }[];
		passed: number;
		running: boolean;
	} >( 'list-issues', { kind: 'settings' } );
	const expected = Object.entries( report.data ).filter(
		( [ , { status } ] ) => status !== 'success'
	);
	expect( body.issues.map( ( { id } ) => id ) ).toEqual(
		expected.map( ( [ id ] ) => id )
	);
	expect( body.passed ).toBe(
		Object.keys( report.data ).length - expected.length
	);
} );

test( 'Without a connection to Google there are no figures, and no error', async () => {
	expect( await execute( 'search-performance' ) ).toMatchObject( {
		status: 200,
		body: { rows: [] },
	} );
} );
