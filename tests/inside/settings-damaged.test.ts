/**
 * Settings written by other code: WP-CLI, an import, a corrupted backup. Whatever they contain, pages are served and
 * the settings screens work.
 */
import fc from 'fast-check';
import { defaults } from '../../store/settings/schema';
import { read, save, startWithDefaults } from '../integration/support/settings';
import { site } from '../integration/support/site';

startWithDefaults();
afterEach( () =>
	site.php(
		`delete_option( 'pharos_settings_checked' ); delete_option( 'pharos_schemas_checked' );`
	)
);

const write = ( values: object ) => site.option( 'pharos_settings', values );

/** The Site Health result: the status, and the invalid settings. */
const health = () =>
	site.php< { status: string; where: string[] } >(
		`do_action( 'wp_site_health_scheduled_check' );
		$result = apply_filters( 'site_status_tests', [] )['direct']['pharos_settings']['test']();
		preg_match_all( '~<code>(.*?)</code>~', $result['description'], $found );
		return [ 'status' => $result['status'], 'where' => $found[1] ];`
	);

test.each( [
	[
		'a text in place of a list within an object',
		{ home_page_robots: { general: 'noindex' } },
		[ 'home_page_robots.general' ],
		{ home_page_robots: { general: [] } },
	],
	[
		'a list with something else in it',
		{ no_index: [ 'post', 5, [ 'x' ], 'date' ] },
		[ 'no_index.1', 'no_index.2' ],
		{ no_index: [ 'post', 'date' ] },
	],
	[
		'templates with one of a wrong form, and another of no kind',
		{
			templates: {
				post_types: {
					post: { title: [ 'x' ], description: 'D' },
					page: 'P',
				},
				kinds: {},
			},
		},
		[
			'templates.post_types.post.title',
			'templates.post_types.page',
			'templates.kinds',
		],
		{ templates: { post_types: { post: { description: 'D' } } } },
	],
	[
		'an account that is a script',
		{
			instagram: 'javascript:alert(1)',
			social_profiles: { mastodon: [], threads: '@fern' },
		},
		[ 'instagram', 'social_profiles.mastodon' ],
		{ instagram: '', social_profiles: { threads: '@fern' } },
	],
	[
		'values of other types',
		{ separator: null, fallback_image_id: -3, open_graph_tags: 'no' },
		[ 'separator', 'fallback_image_id', 'open_graph_tags' ],
		{ separator: '-', fallback_image_id: 0, open_graph_tags: true },
	],
	[
		'what the option says of itself',
		{
			revision: [ 'x' ],
			sign: [ 1 ],
			apart: 'pharos_schemas',
			separator: '|',
		},
		[],
		{ separator: '|', schemas: {} },
	],
] )(
	'%s: what does not fit has its default and is named in Site Health, the rest stays',
	async ( _, stored, where, expected ) => {
		await write( stored );
		for ( const path of [ '/', '/category/tea/', '/proper-chai/' ] ) {
			expect( ( await site.get( path ) ).status ).toBe( 200 );
		}
		expect( await read() ).toMatchObject( expected );
		expect( await health() ).toEqual( {
			status: where.length > 0 ? 'recommended' : 'good',
			where,
		} );
	}
);

test( 'Stored values stay unchanged until a change is saved, which repairs them', async () => {
	const damaged = { no_index: [ 'post', 5 ], separator: 5, tiktok: 'fern' };
	await write( damaged );
	await site.get( '/' );
	expect( await site.option( 'pharos_settings' ) ).toEqual( damaged );

	await save( { youtube: '@fern' } );

	expect( await site.option( 'pharos_settings' ) ).toEqual( {
		revision: 1,
		sign: expect.stringMatching( /^[0-9a-f]{32}$/ ),
		youtube: '@fern',
		no_index: [ 'post' ],
		tiktok: 'fern',
	} );
	expect( await health() ).toEqual( { status: 'good', where: [] } );
	expect( await site.option( 'pharos_settings_checked' ) ).toBe( false );
} );

test( 'A change by WP-CLI that is in order works like any other', async () => {
	await save( { separator: '|' } );
	await site.php(
		`update_option( 'pharos_settings', [ 'separator' => '~' ] + get_option( 'pharos_settings' ) );`
	);
	expect( await read() ).toMatchObject( { separator: '~' } );
	expect( await health() ).toEqual( { status: 'good', where: [] } );
} );

test( 'The check is made once, and costs later pages neither a query nor a file', async () => {
	const cost = () =>
		site.php< { queries: number; files: string[]; separator: string } >(
			`$queries = get_num_queries();
			$before = get_included_files();
			$separator = ( new Pharos\\Settings\\Settings() )->get( 'separator' );
			return [
				'queries' => get_num_queries() - $queries,
				'files' => array_map( 'basename', array_values( array_diff( get_included_files(), $before ) ) ),
				'separator' => $separator,
			];`
		);
	await write( { separator: [ 'x' ], tiktok: 'fern' } );
	await cost();
	const { queries, files, separator } = await cost();
	expect( queries ).toBe( 0 );
	expect( files ).not.toContain( 'SettingsRepair.php' );
	expect( files ).not.toContain( 'Sanitizer.php' );
	expect( separator ).toBe( '-' );
} );

test( 'Schemas are checked like the others', async () => {
	const sound = {
		type: 'Recipe',
		fields: {
			'@type': 'Recipe',
			schema_name: 'Recipe',
			name: '%title%',
		},
	};
	await save( { schemas: { a: sound, b: sound, c: sound } } );
	await site.php(
		`$option = get_option( 'pharos_schemas' );
		$option['schemas']['b'] = 'x';
		$option['schemas']['c']['fields'] = 'x';
		$option['schemas']['d'] = [ 'type' => 'OfAnAddOn' ];
		update_option( 'pharos_schemas', $option );`
	);
	expect( ( await read() ).schemas ).toEqual( {
		a: sound,
		d: {
			type: 'OfAnAddOn',
			fields: { '@type': 'OfAnAddOn', schema_name: 'OfAnAddOn' },
		},
	} );
	expect( await health() ).toEqual( {
		status: 'recommended',
		where: [ 'schemas.b', 'schemas.c' ],
	} );
	await site.php(
		`$option = get_option( 'pharos_schemas' );
		$option['schemas'] = array_fill_keys( range( 1, 600 ), [ 'type' => 'Article' ] );
		update_option( 'pharos_schemas', $option );`
	);
	expect( Object.keys( ( await read() ).schemas as object ) ).toHaveLength(
		500
	);
} );

test( 'Whatever is stored, every setting that is read could be saved', async () => {
	const keys = Object.keys( defaults );
	const options = fc.sample(
		fc.dictionary( fc.constantFrom( ...keys ), fc.jsonValue(), {
			minKeys: 3,
			maxKeys: 12,
		} ),
		{ numRuns: 300, seed: 7 }
	);
	const refused = await site.php(
		`$settings = new Pharos\\Settings\\Settings();
		$refused = [];
		foreach ( $args as $option ) {
			update_option( 'pharos_settings', $option );
			$settings->forget();
			foreach ( $settings->all() as $key => $value ) {
				try {
					Pharos\\Settings\\Sanitizer::clean( $value, $settings->definitions()[ $key ] );
				} catch ( Pharos\\Settings\\InvalidValue $reason ) {
					$refused[] = [ $key, $option[ $key ] ?? null, $value, $reason->getMessage() ];
				}
			}
		}
		return $refused;`,
		options
	);
	expect( refused ).toEqual( [] );
} );

test( 'Pages are served whatever is stored', async () => {
	const wild = fc.sample(
		fc.dictionary(
			fc.constantFrom( ...Object.keys( defaults ) ),
			fc.jsonValue(),
			{ minKeys: 20 }
		),
		{ numRuns: 6, seed: 11 }
	);
	for ( const option of wild ) {
		await write( option );
		for ( const path of [ '/', '/proper-chai/', '/feed/' ] ) {
			expect( [ 200, 301 ] ).toContain(
				( await site.get( path ) ).status
			);
		}
	}
} );

test( 'An option that is no array at all is one that says nothing', async () => {
	const fatal = await site.php< string[] >(
		`$fatal = [];
		foreach ( [ 'x', '', 7, 1.5, true, null, [], [ 'x' ], (object) [ 'separator' => '|' ], new ArrayObject( [ 1 ] ) ] as $value ) {
			foreach ( [ 'pharos_settings', 'pharos_schemas' ] as $option ) {
				update_option( $option, $value );
				try {
					if ( ! apply_filters( 'wp_sitemaps_enabled', true ) || '-' !== ( new Pharos\\Settings\\Settings() )->get( 'separator' ) ) {
						$fatal[] = wp_json_encode( $value );
					}
					( new Pharos\\Settings\\Settings() )->get( 'schemas' );
				} catch ( Throwable $error ) {
					$fatal[] = $error->getMessage();
				}
				delete_option( $option );
			}
		}
		return $fatal;`
	);
	expect( fatal ).toEqual( [] );
} );

test.each( [
	[ '1', true ],
	[ 1, true ],
	[ 'true', true ],
	[ 'no', true ],
	[ [ 'x' ], true ],
	[ true, false ],
	[ false, true ],
] )(
	'WordPress’s sitemap gives way to ours only (%j)',
	async ( value, makes ) => {
		await write( { enable_xml_sitemap: value } );
		const ours = await site.php< boolean >(
			`return ( new Pharos\\Settings\\Settings() )->get( 'enable_xml_sitemap' );`
		);
		expect(
			await site.php(
				`return apply_filters( 'wp_sitemaps_enabled', true );`
			)
		).toBe( ! ours );
		expect( ours ).toBe( ! makes );
	}
);
