/**
 * Values that a source plugin stores but never output: a migration offers them, and applies them only if the user
 * selects them.
 */
import { calls, load, migrate } from '../integration/support/migration';
import { withOwnSite } from '../integration/support/own-site';

const own = withOwnSite();

interface Loss {
	kind: string;
	id: number;
	label: string;
	what: string;
	field: string;
	name: string;
	value: string;
}

/** All items of the report that can be applied. */
const choices = async (): Promise< Loss[] > => {
	const call = await calls( own.site );
	const { body } = await call< { data: { losses: Loss[] } } >(
		'GET',
		'/migrated-data?plugin_slug=aioseo&what=not_output'
	);
	return body.data.losses;
};

const robots = async ( path: string ) =>
	( await own.site.get( path ) ).meta( 'robots' ) ?? '';

const apply = async ( choice?: Loss ) => {
	const call = await calls( own.site );
	const { kind, id, field, value } = choice ?? ( {} as Loss );
	return call< { data: { applied: number; left: number } } >(
		'POST',
		'/migrate/choices',
		{
			plugin_slug: 'aioseo',
			...( choice && { choice: { kind, id, field, value } } ),
		}
	);
};

beforeAll( async () => {
	// All in One SEO 4.9.9: notes are set to nofollow, and term rows come from the Pro plugin; neither was output.
	await load( own.site, 'aioseo' );
	await migrate( own.site, 'aioseo' );
}, 120_000 );

test( 'Pages stay in search results as before; what was never output is told in words', async () => {
	expect( await robots( '/note/price-list/' ) ).not.toContain( 'nofollow' );
	expect( await robots( '/category/archive-box/' ) ).not.toContain(
		'noindex'
	);
	const offered = await choices();
	expect( offered ).toContainEqual(
		expect.objectContaining( {
			kind: 'settings',
			field: 'no_follow',
			value: 'internal_note',
			name: 'No Follow: Internal notes',
		} )
	);
	expect( offered ).toContainEqual(
		expect.objectContaining( {
			kind: 'term',
			label: 'Archive box',
			name: 'No Index',
		} )
	);
} );

test( 'One is applied, and is not offered again, not by a second migration either', async () => {
	const one = ( await choices() ).find(
		( { value } ) => value === 'internal_note'
	);
	const others = ( await choices() ).length - 1;
	expect( ( await apply( one ) ).body.data ).toEqual( {
		applied: 1,
		left: 0,
	} );
	expect( await robots( '/note/price-list/' ) ).toContain( 'nofollow' );
	expect( await choices() ).toHaveLength( others );
	await migrate( own.site, 'aioseo' );
	expect( await choices() ).toHaveLength( others );
	expect( await robots( '/note/price-list/' ) ).toContain( 'nofollow' );
} );

test( 'All others are applied at once', async () => {
	const { applied, left } = ( await apply() ).body.data;
	expect( applied ).toBeGreaterThan( 0 );
	expect( left ).toBe( 0 );
	expect( await robots( '/category/archive-box/' ) ).toContain( 'noindex' );
	expect( await choices() ).toEqual( [] );
	expect( ( await apply() ).body.data ).toEqual( { applied: 0, left: 0 } );
	await migrate( own.site, 'aioseo' );
	expect( await robots( '/category/archive-box/' ) ).toContain( 'noindex' );
} );
