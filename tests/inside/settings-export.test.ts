/** Export of settings: what a file holds, and that an import of it brings everything back. */
import fc from 'fast-check';
import { anySettings, type Definition } from '../support/any-settings';
import { read, save, startWithDefaults } from '../integration/support/settings';
import { site } from '../integration/support/site';
import {
	categories,
	exported,
	imported,
	planned,
	robotsTxt,
	withAddOn,
} from '../integration/support/settings-files';

startWithDefaults();
withAddOn();

const definitions = () =>
	site.php< Record< string, Definition > >(
		`return ( new Pharos\\Settings\\Settings() )->definitions();`
	);

afterAll( async () => {
	await robotsTxt( '' );
	await site.option( 'acme_is_on', null );
	await site.option( 'pharos_migration_backups', null );
} );

describe( 'A settings file', () => {
	test( 'holds every setting with its default, by category, and says where it comes from', async () => {
		await save( { separator: '|', no_follow: [ 'post' ] } );
		const file = await exported();
		expect( file ).toMatchObject( {
			success: true,
			format: 'pharos-seo-settings',
			site: site.url,
			settings: {
				general: { separator: '|', page_description: '%excerpt%' },
				robots: { no_follow: [ 'post' ] },
				// An object stays an object even if it is empty.
				social: { social_profiles: {} },
			},
		} );
		expect( file.version ).toMatch( /^\d/ );
		expect( Date.parse( file.exported ) ).toBeGreaterThan( 1e12 );
		const names = Object.values( file.settings ).flatMap( Object.keys );
		const all = Object.entries( await definitions() );
		expect( names.sort() ).toEqual(
			[
				'robots_txt_content',
				...all
					.filter( ( [ , { category } ] ) => category )
					.map( ( [ key ] ) => key ),
			].sort()
		);
		// Settings that concern only this site.
		expect( names ).not.toContain( 'delete_data_on_uninstall' );
	} );

	test( 'holds the chosen categories only, and at least one', async () => {
		const file = await exported( [ 'sitemaps' ] );
		expect( Object.keys( file.settings ) ).toEqual( [ 'sitemaps' ] );
		expect( file.site_only ).toEqual( [
			'sitemap_display_page',
			'sitemap_exclude',
		] );
		const admin = await site.as( 'admin' );
		for ( const wrong of [ [], [ 'nothing' ], [ 1 ], { a: 1 }, null ] ) {
			const { status } = await admin.rest(
				'POST',
				'/pharos/v1/export-settings',
				{ categories: wrong }
			);
			expect( [ wrong, status ] ).toEqual( [ wrong, 400 ] );
		}
	} );

	test( 'names schemas among what belongs to this site when one is for some posts only', async () => {
		expect( ( await exported( [ 'schema' ] ) ).site_only ).toEqual( [] );
		const { schemas } = await read();
		const [ [ id, first ] = [ '', {} ] ] = Object.entries(
			schemas as Record< string, object >
		);
		await save( {
			schemas: {
				...( schemas as object ),
				[ id ]: {
					...first,
					show_on: {
						rules: [],
						specific: [ 'post-1' ],
						specificText: [],
					},
				},
			},
		} );
		expect( ( await exported( [ 'schema' ] ) ).site_only ).toEqual( [
			'schemas',
		] );
	} );

	test( 'has the categories and settings of add-ons, and never a secret', async () => {
		await site.option( 'acme_is_on', 1 );
		await save( { acme_note: 'Hello', acme_key: 's3cret', acme_level: 3 } );
		expect( await categories() ).toContainEqual( {
			id: 'acme',
			label: 'Acme',
		} );
		const file = await exported();
		expect( file.settings ).toMatchObject( {
			acme: { acme_note: 'Hello' },
			general: { acme_level: 3 },
		} );
		expect( JSON.stringify( file ) ).not.toContain( 's3cret' );
		// An import ignores it, too.
		expect(
			await planned( {
				settings: { acme: { acme_key: 'x', acme_note: 'Bye' } },
			} )
		).toMatchObject( {
			unknown: [ 'acme_key' ],
			changes: [ { setting: 'acme_note', old: 'Hello', new: 'Bye' } ],
		} );
		await site.option( 'acme_is_on', null );
		// Without the add-on, its settings are unknown, and the others are imported.
		expect( ( await planned( file ) ).unknown.sort() ).toEqual( [
			'acme_level',
			'acme_note',
		] );
	} );
} );

/** In one request: fills the site, exports, and imports the file as if it came from another site. */
const ROUND_TRIP = `
	$settings = static fn() => new Pharos\\Settings\\Settings();
	$reset = static function () {
		foreach ( [ 'settings', 'schemas', 'sitemap_exclude' ] as $name ) {
			delete_option( "pharos_$name" );
		}
	};
	$call = static function ( string $route, string $body ) {
		$request = new WP_REST_Request( 'POST', "/pharos/v1/$route" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( $body );
		return rest_do_request( $request );
	};
	$all = static fn() => rest_do_request( new WP_REST_Request( 'GET', '/pharos/v1/admin-settings' ) )->get_data()['data'];
	$reset();
	$saved = $settings()->save( $args['settings'], any_host: true );
	$before = $all();
	$categories = array_column( rest_do_request( new WP_REST_Request( 'GET', '/pharos/v1/export-settings' ) )->get_data()['data'], 'id' );
	$file = $call( 'export-settings', wp_json_encode( [ 'categories' => $categories ] ) )->get_data();
	$file = wp_json_encode( [ 'version' => '0.9' ] + $file, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	$file = str_replace( home_url(), $args['from'], $file );
	$reset();
	$imported = $call( 'import-settings', '{"settings_data":' . $file . '}' );
	$left = $call( 'import-settings', '{"dry_run":true,"settings_data":' . $file . '}' )->get_data()['data']['changes'];
	return [ 'saved' => $saved, 'before' => $before, 'status' => $imported->get_status(), 'after' => $all(), 'left' => $left ];`;

describe( 'An export that is imported again', () => {
	test( 'is the identity, for any settings, on any site', async () => {
		const all = await definitions();
		const exportable = Object.fromEntries(
			Object.entries( all ).filter( ( [ , { category } ] ) => category )
		);
		await fc.assert(
			fc.asyncProperty(
				anySettings( exportable, site.url ),
				fc.constantFrom(
					site.url,
					'https://old.example',
					'http://old.example:8080/shop'
				),
				async ( settings, from ) => {
					const { saved, before, status, after, left } =
						await site.php< Record< string, unknown > >(
							ROUND_TRIP,
							{ settings, from },
							1
						);
					expect( saved ).toBe( true );
					expect( status ).toBe( 200 );
					expect( after ).toEqual( before );
					// Nothing is left to import.
					expect( left ).toEqual( [] );
				}
			),
			{ numRuns: 40, endOnFailure: true }
		);
	}, 120_000 );

	test( 'brings the text of robots.txt along, with the addresses of this site', async () => {
		await robotsTxt(
			`User-agent: *\nSitemap: ${ site.url }/sitemap.xml\n`
		);
		const file = await exported( [ 'robots_txt' ] );
		await robotsTxt( '' );
		await imported(
			JSON.parse(
				JSON.stringify( file ).replaceAll(
					site.url,
					'https://old.example'
				)
			)
		);
		expect( await robotsTxt() ).toBe(
			`User-agent: *\nSitemap: ${ site.url }/sitemap.xml\n`
		);
		// The file of a site without a custom text.
		await imported( {
			settings: { robots_txt: { robots_txt_content: '' } },
		} );
		expect( await robotsTxt() ).toBe( '' );
	} );
} );
