/** Large settings have their own option: the schemas. */
import { defaults } from '../../store/settings/schema';
import { withPlugins } from './support/plugins';
import {
	type Answer,
	path,
	read,
	save,
	startWithDefaults,
	stored,
} from './support/settings';
import { site } from './support/site';

startWithDefaults();

const schema = ( title: string, more: object = {} ) => ( {
	title,
	type: 'Article',
	fields: { '@type': 'Article', schema_name: title },
	show_on: { rules: [ 'basic-global' ] },
	...more,
} );

const apart = () => stored( 'pharos_schemas' );

/** The autoload value of the option; null if it doesn't exist. */
const autoload = () =>
	site.php< string | null >(
		`global $wpdb;
		return $wpdb->get_var( "SELECT autoload FROM $wpdb->options WHERE option_name = 'pharos_schemas'" );`
	);

/** Schemas with at least this number of bytes. */
const large = ( bytes: number ) =>
	Object.fromEntries(
		Array.from( { length: Math.ceil( bytes / 10_000 ) }, ( _, i ) => [
			`schema-${ i }`,
			schema( 'Large', { note: 'x'.repeat( 10_000 ) } ),
		] )
	);

describe( 'Schemas that are saved', () => {
	test( 'are read like every other setting, and stored apart', async () => {
		const schemas = { a: schema( 'A' ) };
		const { body } = await save( { schemas, separator: '|' } );
		expect( body.data ).toMatchObject( { schemas, separator: '|' } );
		expect( await read() ).toMatchObject( { schemas, separator: '|' } );
		expect( await stored() ).toEqual( {
			revision: 1,
			separator: '|',
			apart: [ 'pharos_schemas' ],
		} );
		expect( await apart() ).toEqual( { revision: 1, schemas } );
	} );

	test( 'leave the other settings alone from then on, and those leave them', async () => {
		await save( { schemas: { a: schema( 'A' ) } } );
		await save( { schemas: { a: schema( 'B' ) } } );
		expect( await stored() ).toMatchObject( { revision: 1 } );
		await save( { separator: '|' } );
		expect( await apart() ).toEqual( {
			revision: 2,
			schemas: { a: schema( 'B' ) },
		} );
	} );

	test( 'may all be removed: the defaults stay away', async () => {
		await save( { schemas: { a: schema( 'A' ) } } );
		await save( { schemas: {} } );
		expect( ( await read() ).schemas ).toEqual( {} );
		expect( await apart() ).toEqual( { revision: 2, schemas: [] } );
	} );

	test( 'are gone once they are the defaults again', async () => {
		const { schemas } = await read();
		expect( schemas ).toEqual( defaults.schemas );
		await save( { schemas: { a: schema( 'A' ) } } );
		await save( { schemas } );
		expect( await read() ).toMatchObject( { schemas } );
		expect( await apart() ).toBe( false );
		expect( await stored() ).toEqual( { revision: 2 } );
	} );

	test( 'may be large: then they are not loaded with the options that every page loads', async () => {
		await save( { schemas: large( 100_000 ) } );
		expect( await autoload() ).toMatch( /^(auto|auto-on)$/ );
		const schemas = large( 400_000 );
		expect( ( await save( { schemas } ) ).status ).toBe( 200 );
		expect( await autoload() ).toBe( 'auto-off' );
		expect( await read() ).toMatchObject( { schemas } );
		await save( { schemas: { a: schema( 'A' ) } } );
		expect( await autoload() ).toMatch( /^(auto|auto-on)$/ );
	} );

	test( 'are loaded as the site has set', async () => {
		await save( { schemas: { a: schema( 'A' ) } } );
		await site.php( `wp_set_option_autoload( 'pharos_schemas', false );` );
		await save( { schemas: { a: schema( 'B' ) } } );
		expect( await autoload() ).toBe( 'off' );
		expect( await read() ).toMatchObject( {
			schemas: { a: schema( 'B' ) },
		} );
	} );
} );

test( 'No database query for schemas while there are none, or they are turned off', async () => {
	const queries = () =>
		site.php< { others: number; schemas: number } >(
			`$count = static function ( $key ) {
				$before = get_num_queries();
				( new Pharos\\Settings\\Settings() )->get( $key );
				return get_num_queries() - $before;
			};
			return [ 'others' => $count( 'separator' ), 'schemas' => $count( 'schemas' ) ];`
		);
	expect( await queries() ).toEqual( { others: 0, schemas: 0 } );
	await save( { schemas: { a: schema( 'A' ) } } );
	expect( await queries() ).toEqual( { others: 0, schemas: 0 } );
	await save( { schemas: large( 200_000 ) } );
	expect( await queries() ).toEqual( { others: 0, schemas: 1 } );
} );

test( 'A save that the database breaks off in the middle leaves both options as they were', async () => {
	await save( { separator: '|', schemas: { a: schema( 'A' ) } } );
	const before = [ await stored(), await apart() ];
	const status = await site.php(
		`global $wpdb;
		$wpdb->suppress_errors();
		add_filter( 'query', static fn( $query ) => preg_match( "/^UPDATE.*option_name = 'pharos_settings'/s", $query )
			? 'UPDATE nowhere SET nothing = 1' : $query );
		$saved = ( new Pharos\\Settings\\Settings() )->save( [ 'separator' => '~', 'schemas' => [] ] );
		return $saved->get_error_code();`
	);
	expect( status ).toBe( 'pharos_settings_not_saved' );
	expect( [ await stored(), await apart() ] ).toEqual( before );
} );

describe( 'Data left by other code', () => {
	test( 'schemas that are stored with the other settings are read, and move with the next save', async () => {
		const schemas = { a: schema( 'A' ) };
		await site.option( 'pharos_settings', { revision: 3, schemas } );
		expect( await read() ).toMatchObject( { schemas } );
		await save( { separator: '|' } );
		expect( await read() ).toMatchObject( { schemas, separator: '|' } );
		expect( await stored() ).toEqual( {
			revision: 4,
			separator: '|',
			apart: [ 'pharos_schemas' ],
		} );
		expect( await apart() ).toEqual( { revision: 1, schemas } );
	} );

	test.each( [
		[ 'a text', 'nonsense' ],
		[ 'a list', [ 1, 2 ] ],
		[ 'no map', { revision: 2, schemas: 'x' } ],
	] )(
		'%s in place of schemas does no harm, and the next save mends it',
		async ( _, damaged ) => {
			await save( { schemas: { a: schema( 'A' ) } } );
			await site.option( 'pharos_schemas', damaged );
			expect( ( await read() ).schemas ).toEqual( defaults.schemas );
			expect( ( await site.get( '/' ) ).status ).toBe( 200 );
			const schemas = { b: schema( 'B' ) };
			await save( { schemas } );
			expect( await read() ).toMatchObject( { schemas } );
		}
	);

	test( 'an option that was deleted behind our back stands for the defaults, and can be written again', async () => {
		await save( { schemas: { a: schema( 'A' ) } } );
		await site.option( 'pharos_schemas', null );
		expect( ( await read() ).schemas ).toEqual( defaults.schemas );
		const schemas = { b: schema( 'B' ) };
		expect( ( await save( { schemas } ) ).status ).toBe( 200 );
		expect( await read() ).toMatchObject( { schemas } );
	} );

	test( 'deleting all settings starts over: old schemas don’t return', async () => {
		await save( { schemas: { a: schema( 'A' ) } } );
		await site.option( 'pharos_settings', null );
		expect( ( await read() ).schemas ).toEqual( defaults.schemas );
		await save( { separator: '|' } );
		expect( ( await read() ).schemas ).toEqual( defaults.schemas );
		expect( await apart() ).toBe( false );
	} );

	test( 'schemas changed in the same request, past us, are seen', async () => {
		await save( { schemas: { a: schema( 'A' ) } } );
		const titles = await site.php(
			`$read = static fn() => array_column(
				rest_do_request( '/pharos/v1/admin-settings' )->get_data()['data']->schemas, 'title'
			);
			$before = $read();
			$option = get_option( 'pharos_schemas' );
			$option['schemas']['a']['title'] = 'B';
			update_option( 'pharos_schemas', $option );
			return [ $before, $read() ];`,
			{},
			1
		);
		expect( titles ).toEqual( [ [ 'A' ], [ 'B' ] ] );
	} );
} );

describe( 'An add-on with a large setting', () => {
	withPlugins( 'add-on' );

	test( 'has an option of its own too, which stays while the add-on is off', async () => {
		await save( { example_notes: { a: 'Tea' } } );
		expect( await site.option( 'pharos_example_notes' ) ).toMatchObject( {
			example_notes: { a: 'Tea' },
		} );
		await site.php(
			`add_filter( 'pharos_settings_definitions', static fn( $all ) => array_diff_key( $all, [ 'example_notes' => 0 ] ), 20 );
			( new Pharos\\Settings\\Settings() )->save( [ 'schemas' => [ 'a' => [ 'type' => 'Article' ] ], 'separator' => '|' ] );`
		);
		expect( await read() ).toMatchObject( {
			example_notes: { a: 'Tea' },
			separator: '|',
		} );
	} );
} );

test( 'The answer writes them as objects, also in a conflict', async () => {
	await save( { schemas: { a: schema( 'A' ) } } );
	await save( { schemas: {} } );
	const admin = await site.as( 'admin' );
	const response = await admin.fetch( `/wp-json${ path }`, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			'X-WP-Nonce': admin.nonce,
		},
		body: JSON.stringify( {
			data: { schemas: { a: schema( 'B' ) } },
			base: { schemas: { a: schema( 'A' ) } },
		} ),
	} );
	const text = await response.text();
	expect( text ).toContain( '"conflicts":{"schemas":{}}' );
	expect( ( JSON.parse( text ) as Answer ).data.entries ).toEqual( {
		schemas: [ 'a' ],
	} );
} );
