/**
 * A site whose object cache is shared by all requests, such as Redis: imports, the history and what was fetched from Google are what
 * the database holds, not what some request has read before.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startWithDefaults } from './support/settings';
import { withOwnSite } from './support/own-site';
import { site } from './support/site';

withOwnSite();
startWithDefaults();

beforeAll( () =>
	site.php(
		`file_put_contents( WP_CONTENT_DIR . '/object-cache.php', $args['code'] );`,
		{
			code: readFileSync(
				join( __dirname, '../fixtures/object-cache/object-cache.php' ),
				'utf8'
			),
		}
	)
);

afterAll( () =>
	site.php(
		`wp_cache_flush(); unlink( WP_CONTENT_DIR . '/object-cache.php' );`
	)
);

interface Entry {
	id: number;
	via: string;
	changes: Record< string, { old: unknown; new: unknown } >;
}

const ask = async < Body >( method: string, path: string, body?: object ) =>
	( await site.as( 'admin' ) ).rest< Body >(
		method,
		`/pharos/v1${ path }`,
		body
	);

const importFile = ( separator: string ) =>
	ask< { success: boolean } >( 'POST', '/import-settings', {
		settings_data: {
			separator,
			sitemap_exclude: [ 'post-1' ],
			robots_txt_content: 'User-agent: *\n',
		},
	} );

/** Another request has just read all of it, and puts it into the cache before this one writes. */
const STALE = `
	$read = [];
	foreach ( [ 'alloptions', 'pharos_settings', 'pharos_sitemap_exclude', 'pharos_robots_txt', 'pharos_history', 'pharos_search_data' ] as $name ) {
		$read[ $name ] = wp_cache_get( $name, 'options' );
	}`;

test( 'an import and its history are there for the next request, and can be put back', async () => {
	expect( await site.php( `return wp_using_ext_object_cache();` ) ).toBe(
		true
	);
	expect( ( await importFile( '~' ) ).status ).toBe( 200 );
	expect( await site.get( '/' ) ).toMatchObject( { status: 200 } );
	expect( ( await site.get( '/robots.txt' ) ).text ).toBe(
		'User-agent: *\n'
	);
	const { body } = await ask< { data: Entry[] } >(
		'GET',
		'/settings-history'
	);
	expect( body.data[ 0 ] ).toMatchObject( {
		via: 'import',
		changes: {
			separator: { old: '-', new: '~' },
			robots_txt_content: { new: 'User-agent: *\n' },
		},
	} );
	const restored = await ask(
		'POST',
		`/settings-history/${ body.data[ 0 ]?.id }/restore`
	);
	expect( restored.status ).toBe( 200 );
	expect(
		await site.php(
			`return ( new Pharos\\Settings\\Settings() )->get( 'separator' );`
		)
	).toBe( '-' );
} );

test( 'what an old request puts back into the cache is no reason to lose a change', async () => {
	await importFile( '|' );
	// It has read before the import, and answers after it.
	await site.php(
		`${ STALE }
		( new Pharos\\ImportExport\\Importer( new Pharos\\ImportExport\\SiteData( new Pharos\\Settings\\Settings() ) ) )->import( [ 'separator' => '*' ] );
		foreach ( $read as $name => $value ) {
			false !== $value && wp_cache_set( $name, $value, 'options' );
		}`
	);
	const { body } = await ask< { data: Entry[] } >(
		'GET',
		'/settings-history'
	);
	expect( body.data[ 0 ]?.changes ).toMatchObject( {
		separator: { old: '|', new: '*' },
	} );
	expect( ( await importFile( '~' ) ).status ).toBe( 200 );
	expect(
		( await ask< { data: Entry[] } >( 'GET', '/settings-history' ) ).body
			.data[ 0 ]?.changes
	).toMatchObject( { separator: { old: '*', new: '~' } } );
} );

test( 'two steps of the fetch see each other’s state, whatever the cache says', async () => {
	const state = await site.php< { phase: string; at: number } >(
		`use Pharos\\SearchConsole\\Data\\State;
		State::set( [ 'phase' => 'pages', 'at' => 4 ] );
		get_option( State::OPTION );
		${ STALE }
		State::set( [ 'at' => 8 ] );
		wp_cache_set( State::OPTION, $read['pharos_search_data'], 'options' );
		State::change( static fn( $now ) => [ 'at' => $now['at'] + 1 ] + $now );
		$state = State::now();
		delete_option( State::OPTION );
		return $state;`
	);
	expect( state ).toMatchObject( { phase: 'pages', at: 9 } );
} );
