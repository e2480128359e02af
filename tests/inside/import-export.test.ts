/** Moving settings from one site to another: the content of a file, the changes of an import, and its errors. */
import fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import surerank from '../fixtures/migration/surerank.json';
import { anySettings, type Definition } from '../support/any-settings';
import { hasTerminal, wp } from '../support/wp-cli';
import {
	addAll,
	clear,
	rest as redirects,
	type Redirect,
} from '../integration/support/redirects';
import { read, save, startWithDefaults } from '../integration/support/settings';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

startWithDefaults();

// An add-on with its own category, a setting in a category of Pharos, and a secret.
withSnippet(
	'pharos-export-add-on',
	`if ( get_option( 'acme_is_on' ) ) {
		add_filter( 'pharos_settings_definitions', static fn( $all ) => $all + [
			'acme_note' => [ 'type' => 'string', 'default' => '', 'sanitize' => 'text', 'category' => 'acme' ],
			'acme_level' => [ 'type' => 'integer', 'default' => 1, 'category' => 'general' ],
			'acme_key' => [ 'type' => 'string', 'default' => '', 'sanitize' => 'text', 'category' => 'acme', 'secret' => true ],
		] );
		add_filter( 'pharos_export_categories', static fn( $labels ) => $labels + [ 'acme' => 'Acme' ] );
	}`
);

interface File {
	success?: boolean;
	format: string;
	version: string;
	site: string;
	exported: string;
	settings: Record< string, Record< string, unknown > >;
	site_only: string[];
}

interface Plan {
	changes: {
		setting: string;
		category: string;
		old: unknown;
		new: unknown;
	}[];
	unknown: string[];
	refused: Record< string, string >;
	site: string;
	moves: boolean;
	site_only: string[];
}

interface Imported {
	success: boolean;
	code: string;
	message: string;
	data: { status: number; errors: Record< string, string > };
}

const categories = async () => {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< {
		data: { id: string; label: string }[];
	} >( 'GET', '/pharos/v1/export-settings' );
	return body.data;
};

const exported = async ( ids?: string[] ) => {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< File >(
		'POST',
		'/pharos/v1/export-settings',
		{ categories: ids ?? ( await categories() ).map( ( { id } ) => id ) }
	);
	return body;
};

const imported = async ( file: unknown, options: object = {} ) => {
	const admin = await site.as( 'admin' );
	return admin.rest< Imported >( 'POST', '/pharos/v1/import-settings', {
		settings_data: file,
		...options,
	} );
};

const planned = async ( file: unknown, options: object = {} ) => {
	const { body } = await imported( file, { ...options, dry_run: true } );
	return body.data as unknown as Plan;
};

const definitions = () =>
	site.php< Record< string, Definition > >(
		`return ( new Pharos\\Settings\\Settings() )->definitions();`
	);

/** Saves settings of another site, while accounts may be on any domain. */
const fill = ( values: Record< string, unknown > ) =>
	site.php< true | { errors: object } >(
		`return ( new Pharos\\Settings\\Settings() )->save( $args, any_host: true );`,
		values
	);

const robotsTxt = ( text?: string ) =>
	site.php< string >(
		`isset( $args['text'] ) && Pharos\\RobotsTxt\\RobotsTxt::save( $args['text'] );
		return Pharos\\RobotsTxt\\RobotsTxt::custom_text();`,
		text === undefined ? {} : { text }
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

describe( 'An import', () => {
	test( 'first says what it would change, and changes nothing', async () => {
		await save( { separator: '|' } );
		const file = {
			settings: {
				general: { separator: '·', page_title: '%title%' },
				robots: { no_index: [ 'search' ], no_follow: 'all of it' },
				elsewhere: { tea: 1 },
			},
		};
		expect( await planned( file ) ).toEqual( {
			changes: [
				{
					setting: 'separator',
					category: 'general',
					old: '|',
					new: '·',
				},
				{
					setting: 'page_title',
					category: 'general',
					old: '%title% - %site_name%',
					new: '%title%',
				},
			],
			unknown: [ 'tea' ],
			refused: { no_follow: 'It must be a list.' },
			site: '',
			moves: false,
			site_only: [],
		} );
		expect( await read() ).toMatchObject( { separator: '|' } );
	} );

	test( 'is all or nothing; what is refused can be left out', async () => {
		const file = {
			settings: {
				general: { separator: '·', page_title: '%title%' },
				robots: { no_follow: 'all of it' },
			},
		};
		const { status, body } = await imported( file );
		expect( status ).toBe( 400 );
		expect( body ).toMatchObject( {
			success: false,
			code: 'pharos_invalid_settings',
			data: { errors: { no_follow: 'It must be a list.' } },
		} );
		expect( await read() ).toMatchObject( { separator: '-' } );
		expect(
			( await imported( file, { only: [ 'separator' ] } ) ).body
		).toMatchObject( {
			success: true,
			message: 'Settings imported successfully!',
			data: { changed: 1 },
		} );
		expect( await read() ).toMatchObject( {
			separator: '·',
			page_title: '%title% - %site_name%',
			no_follow: [],
		} );
	} );

	test( 'takes settings without categories, or a part of one', async () => {
		for ( const file of [
			{ separator: '~' },
			{ settings: { separator: '|' } },
			{ general: { separator: '·' } },
			{
				format: 'pharos-seo-settings',
				settings: { x: { separator: '>' } },
			},
		] ) {
			expect( ( await imported( file ) ).status ).toBe( 200 );
			expect( JSON.stringify( file ) ).toContain(
				`"${ ( await read() ).separator }"`
			);
		}
	} );

	test( 'moves addresses below the old site only, unless they are to be kept', async () => {
		const file = {
			site: 'https://old.example/blog/',
			settings: {
				page_description:
					'https://old.example/blog/a, http://old.example/blog. //old.example/blog?b https://old.example/blogger https://old.example https://old.example/blog.html https://sub.old.example/blog',
				fallback_image: 'https://OLD.example/blog/tea.jpg',
				feed_text_after:
					'<a href="https://old.example/blog">old.example/blog</a>',
			},
		};
		await imported( file );
		const { origin, host } = new URL( site.url );
		expect( await read() ).toMatchObject( {
			page_description: `${ origin }/a, ${ origin }. //${ host }?b https://old.example/blogger https://old.example https://old.example/blog.html https://sub.old.example/blog`,
			fallback_image: `${ origin }/tea.jpg`,
			feed_text_after: `<a href="${ origin }">old.example/blog</a>`,
		} );
		await imported( file, { keep_addresses: true } );
		expect( await read() ).toMatchObject( file.settings );
	} );

	test( 'moves them however they are written: with or without www, in Unicode or ASCII, escaped in the file, deep in a schema', async () => {
		const { origin, host } = new URL( site.url );
		for ( const [ from, text, moved ] of [
			[
				'https://www.old.example/',
				'http://old.example/a https://WWW.old.example/b //www.old.example https://wwww.old.example/c',
				`${ origin }/a ${ origin }/b //${ host } https://wwww.old.example/c`,
			],
			[
				'http://old.example',
				'Sitemap:https://www.old.example/s.xml ftp://old.example/ a//old.example old.example https://old.example.org/ https://old.example:81/',
				`Sitemap:${ origin }/s.xml ftp://old.example/ a//old.example old.example https://old.example.org/ https://old.example:81/`,
			],
			[
				'https://old.example/tea',
				'https://old.example/tea%20time/ https://old.example/tea+/ https://old.example/tea, (https://old.example/tea)',
				`https://old.example/tea%20time/ https://old.example/tea+/ ${ origin }, (${ origin })`,
			],
			[
				'https://münchen.example',
				'https://xn--mnchen-3ya.example/a https://MÜNCHEN.example/b',
				`${ origin }/a ${ origin }/b`,
			],
		] as const ) {
			await imported( {
				site: from,
				settings: { page_description: text },
			} );
			expect( ( await read() ).page_description ).toBe( moved );
		}

		// PHP escapes slashes in JSON.
		const { changes } = await site.php< {
			changes: Record< string, unknown >;
		} >(
			`$file = Pharos\\ImportExport\\JsonFile::decode( $args['file'] );
			$data = new Pharos\\ImportExport\\SiteData( new Pharos\\Settings\\Settings() );
			return ( new Pharos\\ImportExport\\Importer( $data ) )->plan( $file );`,
			{
				file: JSON.stringify( {
					site: 'https://old.example',
					settings: {
						schemas: {
							a: {
								title: 'A',
								type: 'Organization',
								fields: {
									'@type': 'Organization',
									location: [
										{ url: 'https://old.example/deep' },
									],
								},
							},
						},
					},
				} ).replaceAll( '/', '\\/' ),
			}
		);
		expect( JSON.stringify( changes ) ).toContain( `"${ origin }/deep"` );
	} );

	test( 'says which changes hold ids of the other site', async () => {
		const file = await exported();
		file.site = 'https://old.example';
		file.settings.social = { fallback_image_id: 12, separator: '|' };
		file.settings.sitemaps = { sitemap_display_page: 0 };
		expect( await planned( file ) ).toMatchObject( {
			site: 'https://old.example',
			moves: true,
			site_only: [ 'fallback_image_id' ],
		} );
		file.site = site.url;
		expect( ( await planned( file ) ).site_only ).toEqual( [] );
	} );

	test( 'leaves out one of the settings that a view shows', async () => {
		await fill( {
			pinterest: 'here',
			social_profiles: { acme_network: 'a' },
		} );
		const file = {
			settings: {
				social: {
					pinterest: 'there',
					instagram: 'there',
					social_profiles: {
						pinterest: 'there',
						instagram: 'there',
						acme_network: 'b',
					},
				},
			},
		};
		expect(
			( await planned( file ) ).changes.map( ( one ) => [
				one.setting,
				one.old,
				one.new,
			] )
		).toEqual( [
			[ 'pinterest', 'here', 'there' ],
			[ 'instagram', '', 'there' ],
			[ 'social_profiles', { acme_network: 'a' }, { acme_network: 'b' } ],
		] );
		await imported( file, { only: [ 'social_profiles', 'instagram' ] } );
		expect( ( await read() ).social_profiles ).toEqual( {
			acme_network: 'b',
			pinterest: 'here',
			instagram: 'there',
		} );
	} );

	test( 'keeps a backup of what was there', async () => {
		await save( { separator: '|' } );
		await imported( { separator: '~' } );
		const admin = await site.as( 'admin' );
		const { body } = await admin.rest< {
			data: { backups: { source: string; name: string }[] };
		} >( 'GET', '/pharos/v1/migrate/backups' );
		expect( body.data.backups[ 0 ] ).toMatchObject( {
			source: 'import',
			name: 'Before an import',
		} );
		expect(
			await site.php(
				`return Pharos\\Migration\\Backup::all()[0]['settings']['separator'];`
			)
		).toBe( '|' );
	} );

	test( 'changes nothing if the backup can’t be stored', async () => {
		const answer = await site.php< { status: number; code: string } >(
			`$GLOBALS['wpdb']->suppress_errors();
			delete_option( 'pharos_migration_backups' );
			add_filter( 'query', static fn( $sql ) => str_contains( $sql, "'pharos_migration_backups'" ) && ! str_starts_with( $sql, 'SELECT' ) ? 'INSERT INTO nowhere VALUES ( 1 )' : $sql );
			$request = new WP_REST_Request( 'POST', '/pharos/v1/import-settings' );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( '{"settings_data":{"separator":"~"}}' );
			$response = rest_do_request( $request );
			return [ 'status' => $response->get_status(), 'code' => $response->get_data()['code'] ?? '' ];`,
			{},
			1
		);
		expect( answer ).toEqual( {
			status: 500,
			code: 'pharos_backup_not_saved',
		} );
		expect( await read() ).toMatchObject( { separator: '-' } );
	} );

	test( 'reads the settings that SureRank exports', async () => {
		const { schemas, ...global } = surerank.options.surerank_settings.value;
		const file = {
			plugin: 'surerank',
			version: '1.7.3',
			timestamp: '2026-11-22 08:15:00',
			site_url: 'http://source.test',
			wp_version: '7.1.1',
			settings: { global, schema: { schemas } },
		};
		const { changes, refused } = await planned( file );
		expect( refused ).toEqual( {} );
		const values = Object.fromEntries(
			changes.map( ( one ) => [ one.setting, one.new ] )
		);
		// Mapped as in a migration: by meaning, not by name.
		expect( values ).toHaveProperty( 'schemas' );
		expect( Object.keys( values ).length ).toBeGreaterThan( 15 );
		expect( JSON.stringify( values ) ).not.toContain( '//source.test' );
		// SureRank's files don't say which settings hold IDs of their site.
		const [ id ] = Object.keys( schemas );
		const special = await planned( {
			...file,
			settings: {
				schema: {
					schemas: {
						...schemas,
						[ id as string ]: {
							...schemas[ id as keyof typeof schemas ],
							show_on: {
								rules: [ 'specifics' ],
								specific: [ 'post-1' ],
							},
						},
					},
				},
			},
		} );
		expect( special.site_only ).toEqual( [ 'schemas' ] );
		// A file with only the schemas.
		const part = await planned( {
			...file,
			settings: { schema: { schemas } },
		} );
		expect( part.changes.map( ( { setting } ) => setting ) ).toEqual( [
			'schemas',
		] );
		expect( ( await imported( file ) ).status ).toBe( 200 );
	} );

	test.each( [
		[ 'nothing of ours', { tea: 1, coffee: { milk: true } } ],
		[ 'no object', [ 1, 2 ] ],
		[ 'a text', 'separator' ],
		[ 'nothing', {} ],
		[ 'settings that are a list', { settings: [ { separator: '|' } ] } ],
		[ 'a setting for the owner alone', { delete_data_on_uninstall: true } ],
	] )( 'refuses a file with %s', async ( _, file ) => {
		const { status, body } = await imported( file );
		expect( status ).toBe( 400 );
		expect( body ).toMatchObject( { success: false } );
		expect( body.message ).not.toBe( '' );
		expect( await site.option( 'pharos_settings' ) ).toBe( false );
	} );

	test( 'refuses hostile values with their place, and nothing is written', async () => {
		let deep: unknown = 'x';
		for ( let level = 0; level < 100; level++ ) {
			deep = { a: deep };
		}
		const { refused } = await planned( {
			settings: {
				separator: { $gt: '' },
				page_title: [ 'x' ],
				page_description: 'x'.repeat( 6000 ),
				no_index: [ '../../etc/passwd' ],
				templates: { post_types: { post: { title: 1 } } },
				fallback_image: 'javascript:alert(1)',
				fallback_image_id: -1,
				schemas: { a: { type: 'Article', fields: { x: deep } } },
				facebook_page_url: '<script>',
				twitter_same_as_facebook: 'yes',
			},
		} );
		expect( Object.keys( refused ).sort() ).toEqual( [
			'facebook_page_url',
			'fallback_image',
			'fallback_image_id',
			'no_index',
			'page_description',
			'page_title',
			'schemas',
			'separator',
			'templates',
			'twitter_same_as_facebook',
		] );
		expect( refused.templates ).toContain( 'post_types › post › title: ' );
	} );

	test( 'is too large above 5 MB', async () => {
		const { status, body } = await imported( {
			separator: '|',
			filler: 'x'.repeat( 5 * 1024 * 1024 ),
		} );
		expect( [ status, body.code ] ).toEqual( [
			413,
			'pharos_file_too_large',
		] );
		expect( body.message ).toBe( 'The file is larger than 5 MB.' );
	} );

	test( 'overwrites nothing that has changed since it was shown', async () => {
		const file = {
			settings: {
				separator: '~',
				social_profiles: { acme_network: 'a' },
				robots_txt_content: 'User-agent: *\n',
			},
		};
		const { changes } = await planned( file );
		const base = Object.fromEntries(
			changes.map( ( { setting, old } ) => [ setting, old ] )
		);
		await save( { separator: '|' } );
		expect( await imported( file, { base } ) ).toMatchObject( {
			status: 409,
			body: {
				code: 'pharos_settings_conflict',
				data: { conflicts: { separator: '|' } },
			},
		} );
		expect( await read() ).toMatchObject( { separator: '|' } );
		await save( { separator: '-' } );
		await robotsTxt( 'User-agent: a\n' );
		expect( await imported( file, { base } ) ).toMatchObject( {
			status: 409,
			body: {
				data: { conflicts: { robots_txt_content: 'User-agent: a\n' } },
			},
		} );
		await robotsTxt( '' );
		// What isn't a value of the setting is no base.
		for ( const wrong of [
			{
				separator: { a: 1 },
				social_profiles: 'x',
				robots_txt_content: 1,
			},
			{ nothing: 1 },
			base,
		] ) {
			expect( ( await imported( file, { base: wrong } ) ).status ).toBe(
				200
			);
			expect( await read() ).toMatchObject( {
				separator: '~',
				social_profiles: { acme_network: 'a' },
			} );
			await site.resetSettings();
			await robotsTxt( '' );
		}
	} );

	test( 'refuses names of settings that the file doesn’t have', async () => {
		const { status, body } = await imported(
			{ separator: '~' },
			{ only: [ 'separator', 'seperator' ] }
		);
		expect( [ status, body.code ] ).toEqual( [
			400,
			'pharos_not_in_file',
		] );
		expect( body.message ).toContain( ': seperator' );
		expect( await site.option( 'pharos_settings' ) ).toBe( false );
	} );

	test( 'of two administrators at once ends as one of the two files, whole', async () => {
		const files = [ '|', '~' ].map( ( separator ) => ( {
			settings: {
				separator,
				page_title: `A ${ separator }`,
				sitemap_exclude: [ separator === '|' ? 'post-1' : 'post-2' ],
			},
		} ) );
		for ( let round = 0; round < 3; round++ ) {
			await site.resetSettings();
			const answers = await Promise.all(
				files.map( ( file ) => imported( file ) )
			);
			const statuses = answers.map( ( { status } ) => status );
			expect( statuses ).toContain( 200 );
			expect(
				statuses.filter( ( one ) => ! [ 200, 409 ].includes( one ) )
			).toEqual( [] );
			const now = await read();
			expect( files.map( ( { settings } ) => settings ) ).toContainEqual(
				{
					separator: now.separator,
					page_title: now.page_title,
					sitemap_exclude: now.sitemap_exclude,
				}
			);
		}
	} );
} );

test( 'Killed anywhere, an import loses nothing: all of it is there, or what was before; and it can be begun again', async () => {
	const before = { separator: '|', sitemap_exclude: [ 'post-1' ] };
	const file = {
		settings: {
			separator: '~',
			sitemap_exclude: [ 'post-2' ],
			robots_txt_content: 'User-agent: *\n',
		},
	};
	let deaths = 0;
	for ( let at = 1, ended = false; ! ended; at++ ) {
		ended = await site
			.php< boolean >(
				`delete_option( 'pharos_settings' );
				delete_option( 'pharos_sitemap_exclude' );
				Pharos\\RobotsTxt\\RobotsTxt::save( '' );
				( new Pharos\\Settings\\Settings() )->save( $args['before'] );
				$count = 0;
				add_filter( 'query', static function ( $sql ) use ( &$count, $args ) {
					if ( ++$count === $args['at'] ) {
						remove_all_actions( 'shutdown' );
						exit;
					}
					return $sql;
				} );
				$data = new Pharos\\ImportExport\\SiteData( new Pharos\\Settings\\Settings() );
				( new Pharos\\ImportExport\\Importer( $data ) )->import( $args['file'] );
				return true;`,
				{ at, file, before },
				1
			)
			.catch( () => false );
		deaths += ended ? 0 : 1;
		// In one process, which has to be started.
		const { now, backup, again, then, robots } = await site.php< {
			now: Record< string, unknown >;
			backup: Record< string, unknown > | null;
			again: number;
			then: Record< string, unknown >;
			robots: string;
		} >(
			`$read = static fn() => rest_do_request( '/pharos/v1/admin-settings' )->get_data()['data'];
			$now = $read();
			$backup = Pharos\\Migration\\Backup::all()[0]['settings'] ?? null;
			$request = new WP_REST_Request( 'POST', '/pharos/v1/import-settings' );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( wp_json_encode( [ 'settings_data' => $args['file'] ] ) );
			$again = rest_do_request( $request )->get_status();
			return compact( 'now', 'backup', 'again' ) + [ 'then' => $read(), 'robots' => Pharos\\RobotsTxt\\RobotsTxt::custom_text() ];`,
			{ file },
			1
		);
		const { separator, sitemap_exclude: excluded } = now;
		expect( [
			before,
			{ separator: '~', sitemap_exclude: [ 'post-2' ] },
		] ).toContainEqual( { separator, sitemap_exclude: excluded } );
		if ( separator === '~' ) {
			// The backup has the previous values.
			expect( backup ).toMatchObject( before );
		}
		expect( again ).toBe( 200 );
		expect( then ).toMatchObject( { separator: '~' } );
		expect( robots ).toBe( 'User-agent: *\n' );
	}
	expect( deaths ).toBeGreaterThan( 5 );
}, 120_000 );

( hasTerminal( site ) ? describe : describe.skip )( 'In a terminal', () => {
	let folder: string;
	beforeAll( async () => {
		folder = await mkdtemp( join( tmpdir(), 'pharos-import-' ) );
	} );
	afterAll( () => rm( folder, { recursive: true } ) );

	const file = async ( content: string ) => {
		const name = join( folder, 'settings.json' );
		await writeFile( name, content );
		return name;
	};

	test( 'wp pharos export prints a file, which wp pharos import takes', async () => {
		await save( { separator: '|', social_profiles: {} } );
		const { stdout } = await wp( site, 'pharos', 'export' );
		expect( JSON.parse( stdout ).settings ).toEqual(
			( await exported() ).settings
		);
		await site.resetSettings();
		const name = await file( stdout );
		const dry = await wp(
			site,
			...[ 'pharos', 'import', name, '--dry-run', '--format=json' ]
		);
		expect( JSON.parse( dry.stdout ) ).toEqual( [
			{ setting: 'separator', old: '"-"', new: '"|"', refused: '' },
		] );
		expect( await read() ).toMatchObject( { separator: '-' } );
		const { code, stdout: said } = await wp(
			site,
			'pharos',
			'import',
			name
		);
		expect( [ code, said ] ).toEqual( [
			0,
			'Success: 1 setting changed.\n',
		] );
		expect( await read() ).toMatchObject( { separator: '|' } );
		const some = await wp(
			site,
			'pharos',
			'export',
			'--categories=robots'
		);
		expect( Object.keys( JSON.parse( some.stdout ).settings ) ).toEqual( [
			'robots',
		] );
	} );

	test( 'a file that can’t be read is refused with the place, and one with a wrong value as a whole', async () => {
		for ( const [ content, why ] of [
			[ '{"separator":"|",\n"separator":"~"}', 'line 2, column 1' ],
			[ '{"separator":"|","no_index":1}', '“no_index” is invalid.' ],
		] as const ) {
			const name = await file( content );
			const { code, stderr } = await wp( site, 'pharos', 'import', name );
			expect( [ code, stderr ] ).toEqual( [
				1,
				expect.stringContaining( why ),
			] );
		}
		expect( await site.option( 'pharos_settings' ) ).toBe( false );
	} );
} );

describe( 'Redirects', () => {
	const list = async () => {
		const { body } = await redirects< { items: Redirect[] } >(
			'GET',
			'?per_page=100&order=asc'
		);
		return body.data.items;
	};

	afterEach( clear );

	test( 'are a category of their own, and come to another site, where they replace none', async () => {
		const page = await site.php< number >(
			`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Tea', 'post_name' => 'ie-tea' ] );`
		);
		await addAll( [
			{ source: '/ie-a/', target: '/ie-b/', status: 302 },
			{ source: '/ie-c/', target: `post-${ page }` },
			{ source: '^/ie-(\\d+)$', target: '/ie-d/$1', match: 'pattern' },
			{ source: '/ie-gone/', target: '', status: 410, enabled: false },
		] );
		expect( await categories() ).toContainEqual( {
			id: 'redirects',
			label: 'Redirects',
		} );
		const file = await exported( [ 'redirects' ] );
		expect( file.settings ).toEqual( {
			redirects: {
				redirects: [
					redirect( '/ie-a/', '/ie-b/', { status: 302 } ),
					redirect( '/ie-c/', '/ie-tea/' ),
					redirect( '^/ie-(\\d+)$', '/ie-d/$1', {
						match: 'pattern',
					} ),
					redirect( '/ie-gone/', '', {
						status: 410,
						enabled: false,
					} ),
				],
			},
		} );
		await site.php( `wp_delete_post( $args['page'], true );`, { page } );
		await clear();
		await addAll( [ { source: '/ie-a/', target: '/ie-mine/' } ] );
		const plan = await planned( file );
		expect( plan.changes ).toEqual( [
			{
				setting: 'redirects',
				category: 'redirects',
				old: [],
				new: [
					redirect( '/ie-c/', '/ie-tea/' ),
					redirect( '^/ie-(\\d+)$', '/ie-d/$1', {
						match: 'pattern',
					} ),
					redirect( '/ie-gone/', '', {
						status: 410,
						enabled: false,
					} ),
				],
			},
		] );
		expect( await list() ).toHaveLength( 1 );
		expect( ( await imported( file ) ).body ).toMatchObject( {
			success: true,
			data: { changed: 1 },
		} );
		expect(
			( await list() ).map( ( { source, target, origin } ) => [
				source,
				target,
				origin,
			] )
		).toEqual( [
			[ '/ie-a/', '/ie-mine/', 'manual' ],
			[ '/ie-c/', '/ie-tea/', 'import' ],
			[ '^/ie-(\\d+)$', '/ie-d/$1', 'import' ],
			[ '/ie-gone/', '', 'import' ],
		] );
		// A second time there is nothing to do.
		expect( ( await planned( file ) ).changes ).toEqual( [] );
	} );

	test( 'can be left out, leave the history alone, and those that are wrong stop no other', async () => {
		const file = {
			settings: {
				separator: '~',
				redirects: [
					{ source: '/ie-a/', target: '/ie-b/' },
					{ source: '/ie-b/', target: '' },
					{ source: '/wp-admin/', target: '/ie-b/' },
					'damaged',
				],
			},
		};
		const newest = () =>
			site.php< number >(
				`return Pharos\\History\\Entries::all()[0]['id'] ?? 0;`
			);
		const plan = ( await planned( file ) ) as Plan & {
			redirects_refused: { text: string; why: string }[];
		};
		expect( plan.redirects_refused.map( ( { text } ) => text ) ).toEqual( [
			'/ie-b/',
			'/wp-admin/',
			'"damaged"',
		] );
		const first = await newest();
		await imported( file, { only: [ 'separator' ] } );
		expect( await list() ).toEqual( [] );
		const before = await newest();
		expect( before ).toBeGreaterThan( first );
		await imported( file, { only: [ 'redirects' ] } );
		expect( ( await list() ).map( ( { source } ) => source ) ).toEqual( [
			'/ie-a/',
		] );
		expect( await newest() ).toBe( before );
	} );

	test( 'of the wrong form are refused with the reason', async () => {
		const { redirects_refused: refused } = ( await planned( {
			settings: {
				redirects: [
					null,
					'/ie-a/',
					[ '/ie-a/', '/ie-b/' ],
					{ source: [ '/ie-a/' ], target: { a: 1 }, match: 7 },
				],
			},
		} ) ) as Plan & { redirects_refused: { text: string; why: string }[] };
		expect( refused ).toHaveLength( 4 );
		for ( const { why } of refused ) {
			expect( why ).not.toBe( '' );
		}
	} );

	test( 'are stored a hundred at a time, not each after waiting for the disk', async () => {
		const { transactions, stored } = await site.php<
			Record< string, number >
		>(
			`$transactions = 0;
			add_filter( 'query', static function ( $sql ) use ( &$transactions ) {
				$transactions += 'COMMIT' === $sql ? 1 : 0;
				return $sql;
			} );
			$all = array_map(
				static fn( $number ) => [ 'source' => "/ie-$number/", 'target' => '/ie-b/' ],
				range( 1, 250 )
			);
			$data = new Pharos\\ImportExport\\SiteData( new Pharos\\Settings\\Settings() );
			$stored = ( new Pharos\\ImportExport\\Importer( $data ) )->import( [ 'redirects' => $all ] );
			return [ 'transactions' => $transactions, 'stored' => count( Pharos\\Redirects\\RedirectRepository::where( '1 = 1' ) ) ];`
		);
		expect( stored ).toBe( 250 );
		expect( transactions ).toBe( 3 );
	} );

	test( 'of a file that has more than it can have: those beyond are told', async () => {
		const { changes, redirects_refused: refused } = ( await planned( {
			settings: {
				// Empty ones are refused, which takes less time.
				redirects: Array.from( { length: 10_001 }, () => ( {} ) ),
			},
		} ) ) as Plan & { redirects_refused: { text: string; why: string }[] };
		expect( changes ).toEqual( [] );
		expect( refused[ 0 ] ).toMatchObject( { text: '10001' } );
		expect( refused[ 0 ]?.why ).toContain( '10,000' );
	} );

	test( 'that the database refuses are no success', async () => {
		const answer = await site.php< { status: number; code: string } >(
			`add_filter( 'query', static fn( $sql ) => str_contains( $sql, '/ie-second' ) && str_starts_with( $sql, 'INSERT' ) ? 'INSERT INTO nowhere VALUES ( 1 )' : $sql );
			$GLOBALS['wpdb']->suppress_errors( true );
			$request = new WP_REST_Request( 'POST', '/pharos/v1/import-settings' );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( wp_json_encode( [ 'settings_data' => $args ] ) );
			$response = rest_do_request( $request );
			return [ 'status' => $response->get_status(), 'code' => $response->get_data()['code'] ?? '' ];`,
			{
				settings: {
					redirects: [
						{ source: '/ie-first/', target: '/ie-b/' },
						{ source: '/ie-second/', target: '/ie-b/' },
					],
				},
			},
			1
		);
		expect( answer ).toEqual( {
			status: 500,
			code: 'pharos_redirect_not_saved',
		} );
		expect( ( await list() ).map( ( { source } ) => source ) ).toEqual( [
			'/ie-first/',
		] );
	} );

	/** Adds redirects as a database of many has them: SQL is faster than saving each. */
	const insert = ( count: number, source: string ) =>
		site.php(
			`global $wpdb;
			Pharos\\Redirects\\Table::need();
			foreach ( array_chunk( range( 1, $args['count'] ), 100 ) as $some ) {
				$rows = array_map( static function ( $number ) use ( $args ) {
					$source = sprintf( $args['source'], $number );
					return "('" . md5( $source ) . "', '$source', '/ie-b/')";
				}, $some );
				$wpdb->query( 'INSERT INTO ' . Pharos\\Redirects\\Table::name() . ' (lookup, source, target) VALUES ' . implode( ', ', $rows ) );
			}`,
			{ count, source }
		);

	test.each( [
		[
			'too many for a file',
			10_001,
			'/ie-many-%d/',
			'pharos_too_many_redirects',
			'10,000',
		],
		[
			'too long for a file that can be imported',
			3000,
			`/ie-long-%d${ 'x'.repeat( 1800 ) }/`,
			'pharos_file_too_large',
			'5 MB',
		],
	] )(
		'that are %s are refused: they are to be exported separately',
		async ( _, count, source, code, limit ) => {
			await insert( count, source );
			const admin = await site.as( 'admin' );
			const { status, body } = await admin.rest< {
				code: string;
				message: string;
			} >( 'POST', '/pharos/v1/export-settings', {
				categories: [ 'general', 'redirects' ],
			} );
			expect( [ status, body.code ] ).toEqual( [ 400, code ] );
			expect( body.message ).toContain( limit );
			expect(
				( await exported( [ 'general' ] ) ).settings
			).toHaveProperty( 'general' );
		}
	);
} );

const redirect = ( source: string, target: string, more: object = {} ) => ( {
	source,
	match: 'exact',
	query: 'keep',
	target,
	status: 301,
	ignore_case: false,
	enabled: true,
	...more,
} );
