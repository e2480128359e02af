/**
 * Other plugins beside ours. One table for stand-ins, which have the hooks and data that were seen in the plugins, and for the plugins
 * themselves: `PHAROS_NEIGHBOURS=<folder with plugins> npm run neighbours`.
 */
import type { Page } from '../support/page';
import type { Scenario } from '../neighbours/neighbour';
import { neighbours, withNeighbour } from './support/neighbours';
import { site } from './support/site';

const path = ( url: string | undefined ) =>
	url?.replace( site.url, '' ) ?? null;

/** The types in all structured data of a page. */
function types( { text }: Page ): string[] {
	const scripts = text.matchAll(
		/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs
	);
	return [ ...scripts ].flatMap( ( [ , json ] ) =>
		( JSON.parse( json ?? '' )[ '@graph' ] ?? [] ).flatMap(
			( node: { '@type': string | string[] } ) => node[ '@type' ]
		)
	);
}

/** What a page says, as far as the scenario has something to compare it with. */
function said( page: Page, expected: Scenario ) {
	const canonicals = page.links.filter( ( { rel } ) => rel === 'canonical' );
	const robots = page.metas.filter( ( { name } ) => name === 'robots' );
	const all = {
		title: page.titles.length === 1 ? page.title : page.titles,
		canonical:
			canonicals.length < 2 ? path( canonicals[ 0 ]?.href ) : canonicals,
		robots: robots.map( ( { content } ) => content ).join( ' AND ' ),
		description: page.meta( 'description' ) ?? null,
		ogUrl: path( page.meta( 'og:url' ) ),
		schema: types( page ),
		absent: expected.absent?.filter( ( text ) =>
			page.text.includes( text )
		),
		present: expected.present?.filter( ( text ) =>
			page.text.includes( text )
		),
	};
	return Object.fromEntries(
		Object.entries( all ).filter( ( [ name ] ) => name in expected )
	);
}

/** The scenario as it is compared. */
function wanted( { url, as, ...expected }: Scenario ) {
	const match = ( value: unknown ) =>
		value instanceof RegExp ? expect.stringMatching( value ) : value;
	const { schema, absent } = expected;
	return {
		...Object.fromEntries(
			Object.entries( expected ).map( ( [ name, value ] ) => [
				name,
				match( value ),
			] )
		),
		...( schema?.length
			? { schema: expect.arrayContaining( schema ) }
			: {} ),
		...( absent ? { absent: [] } : {} ),
	};
}

describe.each( Object.keys( neighbours ) )( 'Beside %s', ( slug ) => {
	const neighbour = neighbours[ slug ];
	const values = withNeighbour( slug );
	const filled = ( text: string ) =>
		text.replace( /\{(\w+)\}/g, ( _, name ) => String( values[ name ] ) );

	test.each( neighbour?.scenarios ?? [] )( '$url', async ( scenario ) => {
		const client = scenario.as ? await site.as( scenario.as ) : site;
		const page = await client.get( filled( scenario.url ) );
		const expected = {
			...scenario,
			...( scenario.present && {
				present: scenario.present.map( filled ),
			} ),
			...( scenario.absent && { absent: scenario.absent.map( filled ) } ),
		};
		if ( typeof expected.canonical === 'string' ) {
			expected.canonical = filled( expected.canonical );
		}
		// A page without a canonical URL, because of its noindex, can still be shared.
		if ( expected.canonical && expected.ogUrl === undefined ) {
			expected.ogUrl = expected.canonical;
		}
		expect( said( page, expected ) ).toEqual( wanted( expected ) );
	} );
} );
