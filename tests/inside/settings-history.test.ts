/** The settings history: the user, the source and the changes, and restoring them. */
import { hasTerminal, wp } from '../support/wp-cli';
import { read, save, startWithDefaults } from '../integration/support/settings';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

startWithDefaults();

// An add-on with a secret, which can be deactivated.
withSnippet(
	'pharos-history-add-on',
	`if ( get_option( 'acme_is_on' ) ) {
		add_filter( 'pharos_settings_definitions', static fn( $all ) => $all + [
			'acme_note' => [ 'type' => 'string', 'default' => '', 'sanitize' => 'text' ],
			'acme_level' => [ 'type' => 'integer', 'default' => 0, 'maximum' => (int) get_option( 'acme_is_on' ) ],
			'acme_key' => [ 'type' => 'string', 'default' => '', 'sanitize' => 'text', 'secret' => true ],
		] );
	}`
);

interface Entry {
	id: number;
	time: string;
	user: number;
	user_name: string;
	via: string;
	name: string;
	application: string;
	changes: Record< string, { old: unknown; new: unknown; hidden?: string } >;
}

const history = async () => {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< { data: Entry[] } >(
		'GET',
		'/pharos/v1/settings-history'
	);
	return body.data;
};

const newest = async () => ( await history() )[ 0 ] as Entry;

const restore = async ( id: number, options: object = {} ) => {
	const admin = await site.as( 'admin' );
	return admin.rest< {
		success: boolean;
		code: string;
		data: Record< string, unknown > & {
			conflicts?: Record< string, unknown >;
		};
	} >( 'POST', `/pharos/v1/settings-history/${ id }/restore`, options );
};

const forget = () =>
	site.php(
		`global $wpdb;
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}pharos_history" );
		delete_option( 'pharos_history' );`
	);

beforeEach( forget );
afterAll( async () => {
	await forget();
	await site.option( 'acme_is_on', null );
	await site.option( 'pharos_migration_backups', null );
} );

describe( 'Each change of the settings is an entry', () => {
	test( 'of a save: who, when, old and new values, and nothing else', async () => {
		expect( await history() ).toEqual( [] );
		const { id } = await site.as( 'admin' );
		await save( { separator: '|', no_follow: [ 'post' ] } );
		const [ entry, ...others ] = await history();
		expect( others ).toEqual( [] );
		expect( entry ).toMatchObject( {
			user: id,
			user_name: 'admin',
			via: 'save',
			changes: {
				separator: { old: '-', new: '|' },
				no_follow: { old: [], new: [ 'post' ] },
			},
		} );
		expect( Object.keys( entry?.changes ?? {} ) ).toHaveLength( 2 );
		expect(
			Math.abs( Date.parse( entry?.time ?? '' ) - Date.now() )
		).toBeLessThan( 60_000 );
	} );

	test( 'also in a table of version 1.0.0, which had no names of callers', async () => {
		await save( { separator: '|' } );
		await site.php(
			`global $wpdb;
			$wpdb->query( "ALTER TABLE {$wpdb->prefix}pharos_history DROP COLUMN name, DROP COLUMN application" );
			update_option( 'pharos_history', '1', false );`
		);
		expect( await history() ).toMatchObject( [
			{ via: 'save', name: '', application: '' },
		] );
		await save( { separator: '~' } );
		expect( await history() ).toMatchObject( [
			{ changes: { separator: { old: '|', new: '~' } } },
			{ changes: { separator: { old: '-', new: '|' } } },
		] );
		expect( await site.option( 'pharos_history' ) ).toBe( '2' );
	} );

	test( 'but not of a save that changes nothing, or that is refused', async () => {
		await save( { separator: '-', author_archive: false } );
		await save( { separator: 1 } );
		expect( await history() ).toEqual( [] );
	} );

	test( 'of an import, with the text of robots.txt', async () => {
		const admin = await site.as( 'admin' );
		await admin.rest( 'POST', '/pharos/v1/import-settings', {
			settings_data: {
				separator: '~',
				robots_txt_content: 'User-agent: *\n',
			},
		} );
		expect( await history() ).toMatchObject( [
			{
				via: 'import',
				changes: {
					separator: { old: '-', new: '~' },
					robots_txt_content: { old: '', new: 'User-agent: *\n' },
				},
			},
		] );
		// Both are restored.
		const { status } = await restore( ( await newest() ).id );
		expect( status ).toBe( 200 );
		expect( await read() ).toMatchObject( { separator: '-' } );
		expect(
			await site.php(
				`return Pharos\\RobotsTxt\\RobotsTxt::custom_text();`
			)
		).toBe( '' );
		expect( await newest() ).toMatchObject( {
			via: 'restore',
			changes: { separator: {}, robots_txt_content: {} },
		} );
	} );

	test( 'of the text of robots.txt, saved by itself', async () => {
		const admin = await site.as( 'admin' );
		for ( const text of [ 'User-agent: *\n', '' ] ) {
			await admin.rest( 'POST', '/pharos/v1/robots-txt', {
				robots_txt_content: text,
			} );
			expect( await newest() ).toMatchObject( {
				via: 'save',
				user: admin.id,
				changes: { robots_txt_content: { new: text } },
			} );
		}
	} );

	test( 'of a migration', async () => {
		await site.option( 'surerank_settings', { separator: '~' } );
		const admin = await site.as( 'admin' );
		await admin.rest( 'POST', '/pharos/v1/migrate/global-settings', {
			plugin_slug: 'surerank',
			cleanup: false,
		} );
		expect( await newest() ).toMatchObject( {
			via: 'migration',
			changes: { separator: { old: '-', new: '~' } },
		} );
		await site.php(
			`Pharos\\Migration\\Tables::drop();
			array_map( 'delete_option', [ 'surerank_settings', 'pharos_migration' ] );`
		);
	} );

	test( 'of what is written past the settings: all that visitors get another way', async () => {
		await save( { schemas: {}, separator: '|' } );
		// Without the main option, the option of the schemas isn't read either.
		await site.php( `delete_option( 'pharos_settings' );` );
		expect( Object.keys( ( await newest() ).changes ).sort() ).toEqual( [
			'schemas',
			'separator',
		] );
		await site.php(
			`update_option( 'pharos_settings', [ 'separator' => '~', 'no_index' => 'damaged' ] );`
		);
		expect( await newest() ).toMatchObject( {
			via: 'save',
			changes: { separator: { old: '-', new: '~' } },
		} );
		// Unused values don't count as changes.
		const { length } = await history();
		await site.php(
			`update_option( 'pharos_settings', [ 'separator' => '~', 'no_index' => 12 ] );
			update_option( 'pharos_sitemap_exclude', [ 'sitemap_exclude' => [ 'post-1' ] ] );
			delete_option( 'pharos_sitemap_exclude' );`
		);
		expect( await history() ).toHaveLength( length );
	} );

	( hasTerminal( site ) ? test : test.skip )(
		'of WP-CLI: wp option, wp pharos import and history',
		async () => {
			await wp(
				site,
				'option',
				'patch',
				'insert',
				'pharos_settings',
				'separator',
				'~'
			);
			await wp(
				site,
				'option',
				'update',
				'pharos_settings',
				'{"separator":"|"}',
				'--format=json'
			);
			const { stdout } = await wp(
				site,
				'pharos',
				'history',
				'--format=json'
			);
			const [ entry ] = JSON.parse( stdout );
			expect( entry ).toMatchObject( {
				via: 'cli',
				changes: 'separator',
			} );
			const again = [
				'pharos',
				'history',
				String( entry.id ),
				'--restore',
			];
			const planned = await wp(
				site,
				...again,
				'--dry-run',
				'--format=json'
			);
			expect( JSON.parse( planned.stdout ) ).toMatchObject( [
				{ setting: 'separator', old: '"|"', new: '"-"' },
			] );
			expect( await read() ).toMatchObject( { separator: '|' } );
			await save( { separator: '·' } );
			for ( const more of [ [], [ '--dry-run' ] ] ) {
				const refused = await wp( site, ...again, ...more );
				expect( [ refused.code, refused.stderr ] ).toEqual( [
					1,
					expect.stringContaining( 'Changed since: separator.' ),
				] );
			}
			const forced = await wp(
				site,
				...again,
				'--force',
				'--dry-run',
				'--format=csv'
			);
			expect( [ forced.code, forced.stdout ] ).toEqual( [
				0,
				expect.stringContaining( 'separator,"""·""","""-"""' ),
			] );
			const other = await wp( site, ...again, '--only=no_follow' );
			expect( [ other.code, other.stderr ] ).toEqual( [
				1,
				expect.stringContaining(
					'no change of these settings: no_follow.'
				),
			] );
			expect( await read() ).toMatchObject( { separator: '·' } );
			const { code } = await wp( site, ...again, '--force' );
			expect( code ).toBe( 0 );
			expect( ( await newest() ).via ).toBe( 'restore' );
		}
	);

	test( 'without secrets: only that they were changed', async () => {
		await site.option( 'acme_is_on', 1 );
		await save( { acme_key: 's3cret', acme_note: 'Hello' } );
		expect( await newest() ).toMatchObject( {
			changes: {
				acme_key: { old: null, new: null, hidden: 'secret' },
				acme_note: { old: '', new: 'Hello' },
			},
		} );
		expect(
			await site.php(
				`global $wpdb; return $wpdb->get_col( "SELECT changes FROM {$wpdb->prefix}pharos_history" );`
			)
		).not.toContainEqual( expect.stringContaining( 's3cret' ) );
		const { id } = await newest();
		expect( await restore( id, { only: [ 'acme_key' ] } ) ).toMatchObject( {
			status: 400,
			body: { code: 'pharos_not_restorable' },
		} );
		// The note is restored, the secret stays.
		await restore( id );
		expect( await read() ).toMatchObject( {
			acme_key: 's3cret',
			acme_note: '',
		} );
	} );

	test( 'of an add-on: its settings wait for it, and the others can be restored without it', async () => {
		await site.option( 'acme_is_on', 1 );
		await save( { acme_note: 'Hello', separator: '|' } );
		await site.option( 'acme_is_on', null );
		const { id, changes } = await newest();
		expect( changes ).toEqual( {
			acme_note: { old: null, new: null, hidden: 'inactive' },
			separator: { old: '-', new: '|' },
		} );
		expect( await restore( id, { only: [ 'acme_note' ] } ) ).toMatchObject(
			{ status: 400, body: { code: 'pharos_not_restorable' } }
		);
		expect( await restore( id ) ).toMatchObject( {
			status: 200,
			body: { data: { separator: '-' } },
		} );
		await site.option( 'acme_is_on', 1 );
		expect( await read() ).toMatchObject( {
			acme_note: 'Hello',
			separator: '-',
		} );
		expect( ( await restore( id ) ).status ).toBe( 200 );
		expect( await read() ).toMatchObject( { acme_note: '' } );
	} );
} );

test( 'An entry is there whenever its save is, wherever the process is killed', async () => {
	let deaths = 0;
	for ( let at = 1, ended = false; ! ended; at++ ) {
		ended = await site
			.php< boolean >(
				`$GLOBALS['wpdb']->query( "DROP TABLE IF EXISTS {$GLOBALS['wpdb']->prefix}pharos_history" );
				delete_option( 'pharos_history' );
				$count = 0;
				add_filter( 'query', static function ( $sql ) use ( &$count, $args ) {
					if ( ++$count === $args['at'] ) {
						remove_all_actions( 'shutdown' );
						exit;
					}
					return $sql;
				} );
				( new Pharos\\Settings\\Settings() )->save( [ 'separator' => '|', 'sitemap_exclude' => [ 'post-1' ] ] );
				Pharos\\RobotsTxt\\RobotsTxt::save( "User-agent: *\\n" );
				return true;`,
				{ at },
				1
			)
			.catch( () => false );
		deaths += ended ? 0 : 1;
		// In one process, which has to be started.
		const { separator, text, entries } = await site.php< {
			separator: string;
			text: string;
			entries: Pick< Entry, 'changes' >[];
		} >(
			`$get = static fn( $path ) => rest_do_request( "/pharos/v1/$path" )->get_data()['data'];
			$text = Pharos\\RobotsTxt\\RobotsTxt::custom_text();
			$separator = ( (array) $get( 'admin-settings' ) )['separator'];
			delete_option( 'pharos_robots_txt' );
			$entries = $get( 'settings-history' );
			// For the next one.
			delete_option( 'pharos_settings' );
			delete_option( 'pharos_sitemap_exclude' );
			return compact( 'text', 'separator', 'entries' );`,
			{},
			1
		);
		// The last one is of the text that was just deleted.
		expect(
			entries
				.map( ( { changes } ) => Object.keys( changes ).sort() )
				.slice( text === '' ? 0 : 1 )
		).toEqual( [
			...( text === '' ? [] : [ [ 'robots_txt_content' ] ] ),
			...( separator === '|'
				? [ [ 'separator', 'sitemap_exclude' ] ]
				: [] ),
		] );
	}
	expect( deaths ).toBeGreaterThan( 8 );
}, 120_000 );

describe( 'An entry is put back', () => {
	test( 'whole, or one of its settings', async () => {
		await save( {
			separator: '|',
			page_title: 'A',
			no_follow: [ 'post' ],
		} );
		const { id } = await newest();
		expect( await restore( id, { only: [ 'separator' ] } ) ).toMatchObject(
			{
				status: 200,
				body: { success: true, data: { separator: '-' } },
			}
		);
		expect( await read() ).toMatchObject( {
			separator: '-',
			page_title: 'A',
		} );
		const { body } = await restore( id );
		expect( body ).toMatchObject( {
			data: {
				separator: '-',
				page_title: '%title% - %site_name%',
				no_follow: [],
			},
		} );
		expect( await read() ).toMatchObject( body.data );
		// Restoring again changes nothing.
		const { length } = await history();
		expect( ( await restore( id ) ).status ).toBe( 200 );
		expect( await history() ).toHaveLength( length );
	} );

	test( 'not over what has changed since, unless it is forced', async () => {
		await save( { separator: '|', page_title: 'A' } );
		const { id } = await newest();
		await save( { separator: '~' } );
		expect( await restore( id ) ).toMatchObject( {
			status: 409,
			body: {
				code: 'pharos_settings_conflict',
				data: { conflicts: { separator: '~' } },
			},
		} );
		expect( await read() ).toMatchObject( {
			separator: '~',
			page_title: 'A',
		} );
		expect( ( await restore( id, { force: true } ) ).status ).toBe( 200 );
		expect( await read() ).toMatchObject( {
			separator: '-',
			page_title: '%title% - %site_name%',
		} );
	} );

	test( 'not over what has changed since, in the settings and in robots.txt: both are shown', async () => {
		const admin = await site.as( 'admin' );
		const robots = ( text: string ) =>
			site.php( `Pharos\\RobotsTxt\\RobotsTxt::save( $args['text'] );`, {
				text,
			} );
		await admin.rest( 'POST', '/pharos/v1/import-settings', {
			settings_data: {
				separator: '~',
				social_profiles: { acme_network: 'a' },
				robots_txt_content: 'User-agent: a\n',
			},
		} );
		const { id } = await newest();
		await save( {
			separator: '|',
			social_profiles: { acme_network: 'b' },
		} );
		await robots( 'User-agent: b\n' );
		expect( await restore( id ) ).toMatchObject( {
			status: 409,
			body: {
				data: {
					conflicts: {
						separator: '|',
						social_profiles: { acme_network: 'b' },
						robots_txt_content: 'User-agent: b\n',
					},
				},
			},
		} );
		expect( ( await restore( id, { force: true } ) ).status ).toBe( 200 );
		expect( await read() ).toMatchObject( {
			separator: '-',
			social_profiles: {},
		} );
		await robots( '' );
	} );

	test( 'not over what has changed since, also where the setting no longer allows the value of then', async () => {
		await site.option( 'acme_is_on', 20 );
		await save( { acme_level: 10 } );
		await save( { acme_level: 20 } );
		const { id } = await newest();
		// A newer version of the add-on.
		await site.option( 'acme_is_on', 15 );
		await save( { acme_level: 5 } );
		expect( await restore( id ) ).toMatchObject( {
			status: 409,
			body: { data: { conflicts: { acme_level: 5 } } },
		} );
		expect( await read() ).toMatchObject( { acme_level: 5 } );
		expect( ( await restore( id, { force: true } ) ).status ).toBe( 200 );
		expect( await read() ).toMatchObject( { acme_level: 10 } );
		await site.option( 'acme_is_on', null );
	} );

	test( 'of a map entry by entry: others that were added since stay, also when it is forced', async () => {
		const template = ( title: string ) => ( { title } );
		const first = { post_types: {}, taxonomies: { a: template( '1' ) } };
		await save( { social_profiles: { acme: 'one', other: 'x' } } );
		await save( { templates: first } );
		await save( { social_profiles: { acme: 'two', other: 'x' } } );
		const { id } = await newest();
		await save( {
			social_profiles: {
				acme: 'two',
				other: 'x',
				third: 'new',
				pinterest: 'here',
			},
		} );
		expect( ( await restore( id ) ).status ).toBe( 200 );
		expect( ( await read() ).social_profiles ).toEqual( {
			acme: 'one',
			other: 'x',
			third: 'new',
			pinterest: 'here',
		} );
		await save( {
			social_profiles: { acme: 'three', other: 'y', pinterest: 'here' },
		} );
		expect( ( await restore( id ) ).status ).toBe( 409 );
		expect( ( await restore( id, { force: true } ) ).status ).toBe( 200 );
		expect( ( await read() ).social_profiles ).toEqual( {
			acme: 'one',
			other: 'y',
			pinterest: 'here',
		} );
	} );

	test( 'unless it no longer exists, or another user requests it', async () => {
		expect( ( await restore( 999_999 ) ).status ).toBe( 404 );
		await save( { separator: '|' } );
		const editor = await site.as( 'editor' );
		const path = `/pharos/v1/settings-history/${ ( await newest() ).id }/restore`;
		expect( ( await editor.rest( 'POST', path, {} ) ).status ).toBe( 403 );
		expect( await read() ).toMatchObject( { separator: '|' } );
	} );
} );

describe( 'The history stays small', () => {
	test( 'with the newest hundred entries', async () => {
		await site.php(
			`$settings = new Pharos\\Settings\\Settings();
			for ( $i = 1; $i <= 105; $i++ ) { $settings->save( [ 'page_title' => "Title $i" ] ); }`
		);
		const entries = await history();
		expect( entries ).toHaveLength( 100 );
		expect( entries[ 0 ]?.changes.page_title?.new ).toBe( 'Title 105' );
		expect( entries[ 99 ]?.changes.page_title?.new ).toBe( 'Title 6' );
	} );

	test( 'and a megabyte, whatever the values are', async () => {
		const rows = await site.php< { id: string; size: string }[] >(
			`global $wpdb;
			$settings = new Pharos\\Settings\\Settings();
			$settings->save( [ 'separator' => '|' ] );
			for ( $i = 1; $i <= 12; $i++ ) {
				$schema = [ 'title' => "No $i", 'type' => 'Article', 'fields' => [ '@type' => 'Article', 'description' => str_repeat( 'x', 15000 ) ] ];
				$settings->save( [ 'schemas' => array_fill_keys( [ 'a', 'b', 'c', 'd' ], $schema ) ] );
			}
			return $wpdb->get_results( "SELECT id, LENGTH( changes ) AS size FROM {$wpdb->prefix}pharos_history" );`
		);
		const sizes = rows.map( ( { size } ) => Number( size ) );
		expect( sizes.length ).toBeGreaterThan( 3 );
		expect( sizes.reduce( ( a, b ) => a + b ) ).toBeLessThanOrEqual(
			1024 * 1024
		);
		// An entry with too large values is stored without them.
		await site.php(
			`$schema = [ 'title' => 'T', 'type' => 'Article', 'fields' => [ '@type' => 'Article', 'description' => str_repeat( 'y', 19000 ) ] ];
			$names = array_map( static fn( $i ) => "s$i", range( 1, 60 ) );
			( new Pharos\\Settings\\Settings() )->save( [ 'separator' => '~', 'schemas' => array_fill_keys( $names, $schema ) ] );`
		);
		expect( ( await newest() ).changes ).toEqual( {
			separator: { old: '|', new: '~' },
			schemas: { old: null, new: null, hidden: 'large' },
		} );
	} );

	test( 'costs visitors nothing, and no save fails for it', async () => {
		await save( { separator: '|' } );
		const [ autoload, exists ] = await site.php< unknown[] >(
			`global $wpdb;
			$autoload = $wpdb->get_var( "SELECT autoload FROM $wpdb->options WHERE option_name = 'pharos_history'" );
			$wpdb->query( "DROP TABLE {$wpdb->prefix}pharos_history" );
			return [ $autoload, isset( wp_load_alloptions()['pharos_history'] ) ];`
		);
		expect( [ autoload, exists ] ).toEqual( [ 'off', false ] );
		// The table is missing, as on a copy of the site.
		expect( ( await save( { separator: '~' } ) ).status ).toBe( 200 );
		expect( ( await save( { separator: '·' } ) ).status ).toBe( 200 );
		expect( await newest() ).toMatchObject( {
			changes: { separator: { old: '~', new: '·' } },
		} );
	} );

	test( 'and a history that can’t be created prevents no save', async () => {
		const saved = await site.php< unknown >(
			`global $wpdb;
			$wpdb->suppress_errors();
			add_filter( 'query', static fn( $sql ) => str_contains( $sql, "'pharos_history'" ) && str_starts_with( $sql, 'INSERT' ) ? '' : $sql );
			return ( new Pharos\\Settings\\Settings() )->save( [ 'separator' => '~' ] );`
		);
		expect( saved ).toBe( true );
		expect( await read() ).toMatchObject( { separator: '~' } );
	} );
} );
