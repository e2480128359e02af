/** Undoing a migration: the preview, what stays, and that nothing is lost at any interruption. */
import {
	calls,
	load,
	migrate,
	stateOf,
} from '../integration/support/migration';
import { withOwnSite } from '../integration/support/own-site';
import { withSnippet } from '../integration/support/snippets';

const own = withOwnSite();

// An add-on with its own setting, which can be deactivated.
withSnippet(
	'pharos-restore-add-on',
	`if ( get_option( 'acme_is_on' ) ) {
		add_filter( 'pharos_settings_definitions', static fn( $all ) => $all + [
			'acme_note' => [ 'type' => 'string', 'default' => '', 'sanitize' => 'text' ],
			'acme_level' => [ 'type' => 'integer', 'default' => 1 ],
		] );
	}`
);

interface Plan {
	id: string;
	begun: boolean;
	posts: number;
	terms: number;
	authors: number;
	settings: number;
	robots_txt: boolean;
	left_out: Record< string, string >;
}

interface Backup {
	id: string;
	source: string;
	name: string;
}

const plan = async ( id = '' ) => {
	const call = await calls( own.site );
	const { body } = await call< { data: Plan } >(
		'GET',
		`/migrate/restore?id=${ id }`
	);
	return body.data;
};

const backups = async () => {
	const call = await calls( own.site );
	const { body } = await call< { data: { backups: Backup[] } } >(
		'GET',
		'/migrate/backups'
	);
	return body.data.backups;
};

const restore = async ( id: string ) => {
	const call = await calls( own.site );
	const { body } = await call< { message: string; data: { left: number } } >(
		'POST',
		'/migrate/restore',
		{ id }
	);
	return body;
};

const save = async ( data: Record< string, unknown > ) => {
	const call = await calls( own.site );
	await call( 'POST', '/admin-settings', { data } );
};

const setting = async ( key: string ) =>
	( ( await stateOf( own.site ) ).settings as Record< string, unknown > )[
		key
	];

const rows = async () => {
	const { post, term, user } = await stateOf( own.site );
	return { post, term, user };
};

/** The data before any migration: a custom title, a description and a setting. */
const prepare = async () => {
	await load( own.site, 'yoast' );
	await own.site.php( `
		update_post_meta( 101, '_pharos_title', 'Mine' );
		update_term_meta( 5, '_pharos_description', 'Also mine' );` );
	await save( { separator: '~' } );
};

describe( 'After a migration that has replaced what was entered here', () => {
	let before: Awaited< ReturnType< typeof rows > >;

	beforeAll( async () => {
		await own.site.php(
			`update_option( 'acme_is_on', 1 ); delete_option( 'pharos_migration_backups' );`
		);
		await prepare();
		await save( { acme_note: 'Hello' } );
		before = await rows();
		await migrate( own.site, 'yoast', { overwrite: true } );
		await save( { page_description: 'Set later' } );
	}, 120_000 );

	test( 'it is told in numbers what a restore would do, and nothing is written', async () => {
		const state = await stateOf( own.site );
		const { left_out: leftOut, ...numbers } = await plan();
		expect( numbers ).toMatchObject( {
			begun: false,
			posts: 23,
			terms: 5,
			authors: 2,
			source: 'yoast',
			name: 'Yoast SEO',
		} );
		expect( numbers.settings ).toBeGreaterThan( 3 );
		expect( leftOut ).toEqual( {} );
		expect( await stateOf( own.site ) ).toEqual( state );
		const admin = await own.site.as( 'admin' );
		expect(
			await admin.rest( 'GET', '/pharos/v1/migrate/restore?id=never' )
		).toMatchObject( { status: 404 } );
		// A restore requires an id, so that it can't be started by accident.
		expect(
			await admin.rest( 'POST', '/pharos/v1/migrate/restore', {} )
		).toMatchObject( { status: 400 } );
	} );

	test( 'a setting of an add-on that is off now keeps no other from being restored', async () => {
		await save( { acme_note: 'Hello again' } );
		await own.site.php( `delete_option( 'acme_is_on' );` );
		const { id, left_out: leftOut } = await plan();
		expect( leftOut ).toEqual( {
			acme_note: 'The plugin that adds this setting isn’t active.',
		} );
		const { message, data } = await restore( id );
		expect( data.left ).toBe( 0 );
		expect( message ).toContain( 'acme_note' );
		expect( await rows() ).toEqual( before );
		expect( await setting( 'separator' ) ).toBe( '~' );
		// When the add-on is active again, its setting has its previous value.
		await own.site.php( `update_option( 'acme_is_on', 1 );` );
		expect( await setting( 'acme_note' ) ).toBe( 'Hello again' );
	} );

	test( 'what was set since is in a backup, which can be restored, too', async () => {
		expect( await setting( 'page_description' ) ).toBe( '%excerpt%' );
		const [ newest ] = await backups();
		expect( newest ).toMatchObject( {
			source: '',
			name: 'Before a restore',
		} );
		await restore( newest?.id ?? '' );
		expect( await setting( 'page_description' ) ).toBe( 'Set later' );
		expect( await setting( 'separator' ) ).not.toBe( '~' );
	} );
} );

test( 'A backup that is restored is not pushed out by the backups of other migrations', async () => {
	await prepare();
	const id = await own.site.php< string >( `
		$settings = new Pharos\\Settings\\Settings();
		$backup = new Pharos\\Migration\\Backup( $settings );
		foreach ( [ '~', '·', '>', '<', '*' ] as $index => $separator ) {
			$settings->save( [ 'separator' => $separator ] );
			$backup->make( "source$index" );
		}
		$settings->save( [ 'separator' => '«' ] );
		return Pharos\\Migration\\Backup::all()[1]['id'];` );
	const { data } = await restore( id );
	expect( data.left ).toBe( 0 );
	expect( await setting( 'separator' ) ).toBe( '<' );
	const sources = ( await backups() ).map( ( { source } ) => source );
	expect( sources.slice( 0, 2 ) ).toEqual( [ '', 'source4' ] );
	expect( sources.at( -1 ) ).toBe( 'source0' );
} );

test( 'A setting that came after the backup, and one that no longer fits, stay as they are', async () => {
	await own.site.php( `delete_option( 'acme_is_on' );` );
	await prepare();
	await migrate( own.site, 'yoast' );
	await own.site.php( `
		update_option( 'acme_is_on', 1 );
		$backups = get_option( 'pharos_migration_backups' );
		$backups[0]['settings']['default_social_image'] = [ 'not' => 'a text' ];
		$backups[0]['settings']['enable_schemas'] = 'perhaps';
		update_option( 'pharos_migration_backups', $backups );` );
	await save( { acme_level: 3 } );
	const { id, left_out: leftOut } = await plan();
	expect( Object.keys( leftOut ) ).toContain( 'enable_schemas' );
	const { message } = await restore( id );
	expect( message ).toContain( 'enable_schemas' );
	expect( await setting( 'acme_level' ) ).toBe( 3 );
	expect( await setting( 'separator' ) ).toBe( '~' );
} );

test( 'An object that the database refuses keeps no other from being restored, and can be tried again', async () => {
	await prepare();
	const before = await rows();
	await migrate( own.site, 'yoast', { overwrite: true } );
	const { id } = await plan();
	const message = await own.site.php< string >(
		`add_filter( 'query', static fn( $sql ) => str_contains( $sql, "'Mine'" ) && str_contains( $sql, 'INSERT' ) ? 'INSERT INTO nowhere VALUES (1)' : $sql );
		$GLOBALS['wpdb']->suppress_errors();
		$restore = new Pharos\\Migration\\Restore( new Pharos\\Settings\\Settings() );
		for ( $call = 0; $call < 20; $call++ ) {
			$done = $restore->run( $args['id'], 60 );
			if ( is_wp_error( $done ) ) {
				return $done->get_error_message();
			}
		}`,
		{ id }
	);
	expect( message ).toContain( '1 item couldn’t be restored' );
	expect( await plan() ).toMatchObject( {
		id,
		begun: true,
		posts: 1,
		terms: 0,
		authors: 0,
		settings: 0,
	} );
	// A setting is changed before the restore continues: it isn't restored a second time.
	await save( { separator: '|' } );
	expect( ( await restore( id ) ).data.left ).toBe( 0 );
	expect( await rows() ).toEqual( before );
	expect( await setting( 'separator' ) ).toBe( '|' );
} );

test( 'Objects that are gone by now, and terms of a taxonomy that is off, are coped with', async () => {
	await prepare();
	await migrate( own.site, 'yoast', { overwrite: true } );
	const [ orphans, kept ] = await own.site.php< [ number, number ] >( `
		global $wpdb;
		wp_delete_post( 101, true );
		unregister_taxonomy( 'cuisine' );
		$restore = new Pharos\\Migration\\Restore( new Pharos\\Settings\\Settings() );
		$restore->run( '', 60 );
		return [
			(int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE post_id = 101" ),
			(int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->termmeta WHERE term_id = 11 AND meta_key LIKE '\\\\_pharos\\\\_%'" ),
		];` );
	expect( [ orphans, kept ] ).toEqual( [ 0, 0 ] );
} );

/** A pseudorandom number generator with the same sequence in each run. */
function* randoms( seed: number ) {
	for ( let now = seed; ; ) {
		now = ( now * 48_271 ) % 2_147_483_647;
		yield now;
	}
}

test( 'Killed at fifty points, and begun again, it loses nothing', async () => {
	await prepare();
	type State = Record< 'post' | 'term' | 'user', string[][] >;
	const groups = ( state: State ) => {
		const all = new Map< string, string >();
		for ( const kind of [ 'post', 'term', 'user' ] as const ) {
			for ( const [ id, ...row ] of state[ kind ] ) {
				const name = `${ kind } ${ id }`;
				all.set( name, `${ all.get( name ) ?? '' }${ row }\n` );
			}
		}
		return all;
	};
	const before = ( await rows() ) as State;
	await migrate( own.site, 'yoast', { overwrite: true } );
	await save( { page_description: 'Set later' } );
	const after = ( await rows() ) as State;
	const [ original, migrated ] = [ groups( before ), groups( after ) ];
	const { id } = await plan();
	const random = randoms( 21 );

	let kills = 0;
	while ( kills < 50 ) {
		// Some objects are migrated again each time, and the process is killed.
		const died = await own.site
			.php(
				`$source = Pharos\\Migration\\Sources::get( 'yoast' );
				$objects = new Pharos\\Migration\\Objects( $source, true );
				$found = new Pharos\\Migration\\ObjectPages( $source );
				foreach ( [ 'term', 'user', 'post' ] as $kind ) {
					foreach ( $found->page( $kind, 1 ) as $ids ) {
						$objects->migrate( $kind, array_slice( $ids, 0, 4 ) );
					}
				}
				$count = 0;
				add_filter( 'query', static function ( $sql ) use ( &$count, $args ) {
					if ( ++$count === $args['at'] ) {
						remove_all_actions( 'shutdown' );
						exit;
					}
					return $sql;
				} );
				( new Pharos\\Migration\\Restore( new Pharos\\Settings\\Settings() ) )->run( $args['id'], 60 );
				return 'lived';`,
				{ id, at: 1 + ( ( random.next().value as number ) % 45 ) }
			)
			.catch( () => 'died' );
		kills++;
		const now = groups( ( await rows() ) as State );
		for ( const name of new Set( [
			...original.keys(),
			...migrated.keys(),
		] ) ) {
			expect( [ original.get( name ), migrated.get( name ) ] ).toContain(
				now.get( name )
			);
		}
		expect( [ 'died', 'lived' ] ).toContain( died );
	}
	expect( ( await restore( id ) ).data.left ).toBe( 0 );
	expect( await rows() ).toEqual( before );
	expect( await setting( 'separator' ) ).toBe( '~' );
	const [ newest ] = await backups();
	await restore( newest?.id ?? '' );
	expect( await setting( 'page_description' ) ).toBe( 'Set later' );
}, 240_000 );
