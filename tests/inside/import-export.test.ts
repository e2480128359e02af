/** Moving settings from one site to another: the content of a file, the changes of an import, and its errors. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import surerank from '../fixtures/migration/surerank.json';
import { hasTerminal, wp } from '../support/wp-cli';
import { read, save, startWithDefaults } from '../integration/support/settings';
import { site } from '../integration/support/site';
import {
	exported,
	imported,
	planned,
	robotsTxt,
	withAddOn,
} from '../integration/support/settings-files';

startWithDefaults();
withAddOn();

/** Saves settings of another site, while accounts may be on any domain. */
const fill = ( values: Record< string, unknown > ) =>
	site.php< true | { errors: object } >(
		`return ( new Pharos\\Settings\\Settings() )->save( $args, any_host: true );`,
		values
	);

afterAll( async () => {
	await robotsTxt( '' );
	await site.option( 'acme_is_on', null );
	await site.option( 'pharos_migration_backups', null );
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
