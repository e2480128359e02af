/** GET /duplicates: other posts with the same title or description in search results. */
import { configure } from './support/head';
import { read, write } from './support/object-seo';
import { site } from './support/site';

interface Found {
	id: number;
	label: string;
}

interface Answer {
	title: Found[] | null;
	description: Found[] | null;
}

let ids: Record< string, number > = {};
const id = ( name: string ) => ids[ name ] as number;
const route = ( name: string ) => `/wp/v2/posts/${ id( name ) }`;

beforeAll( async () => {
	ids = await site.php( `
		$ids = [];
		foreach ( [ 'one' => 'Sencha', 'two' => 'Gyokuro', 'three' => 'Bancha' ] as $key => $name ) {
			$ids[ $key ] = wp_insert_post( [ 'post_title' => "Duplicate $name", 'post_name' => "x-duplicate-$key", 'post_status' => 'publish', 'post_content' => "Leaves of $name." ] );
		}
		return $ids;
	` );
} );

afterEach( async () => {
	await site.resetSettings();
	await site.php(
		`foreach ( $args as $id ) { foreach ( [ 'title', 'description' ] as $field ) { delete_post_meta( $id, "_pharos_$field" ); } }`,
		ids
	);
} );

afterAll( () =>
	site.php( `foreach ( $args as $id ) { wp_delete_post( $id, true ); }`, ids )
);

/** Requests the duplicates of the first post with the given texts. */
async function duplicates(
	texts: Record< string, string > = {}
): Promise< Record< keyof Answer, number[] | null > > {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< { data: Answer } >(
		'GET',
		`/pharos/v1/duplicates?${ new URLSearchParams( {
			post_id: String( id( 'one' ) ),
			post_title: 'Duplicate Sencha',
			...texts,
		} ) }`
	);
	const idsOf = ( list: Found[] | null ) =>
		list && list.map( ( one ) => one.id );
	return {
		title: idsOf( body.data.title ),
		description: idsOf( body.data.description ),
	};
}

test( 'Posts with the same template and different names are no duplicates', async () => {
	const title = '%title% | Best';
	await write( route( 'two' ), { title, description: '%title%: buy it' } );
	expect(
		await duplicates( { title, description: '%title%: buy it' } )
	).toEqual( { title: [], description: [] } );
	expect(
		await duplicates( { title, post_title: 'Duplicate Gyokuro' } )
	).toEqual( { title: [ id( 'two' ) ], description: [] } );
} );

test( 'A custom title is the same as one that a template makes', async () => {
	const { title = '' } = await site.get( '/x-duplicate-two/' );
	expect( await duplicates( { title } ) ).toEqual( {
		title: [ id( 'two' ) ],
		description: [],
	} );
	expect( await duplicates( { title: title.toUpperCase() } ) ).toMatchObject(
		{
			title: [ id( 'two' ) ],
		}
	);
} );

test( 'What is changed, renamed, unpublished or deleted counts at once', async () => {
	const asked = { title: 'Duplicate of something' };
	const found = async () => ( await duplicates( asked ) ).title;
	expect( await found() ).toEqual( [] );
	await write( route( 'two' ), asked );
	expect( await found() ).toEqual( [ id( 'two' ) ] );
	await site.php(
		`update_post_meta( $args['three'], '_pharos_title', 'Duplicate of something' );`,
		ids
	);
	expect( await found() ).toEqual( [ id( 'two' ), id( 'three' ) ] );
	await site.php(
		`wp_update_post( [ 'ID' => $args['two'], 'post_status' => 'draft' ] );`,
		ids
	);
	expect( await found() ).toEqual( [ id( 'three' ) ] );
	await site.php(
		`wp_update_post( [ 'ID' => $args['two'], 'post_status' => 'publish' ] ); wp_trash_post( $args['three'] );`,
		ids
	);
	expect( await found() ).toEqual( [ id( 'two' ) ] );
	await site.php(
		`wp_untrash_post( $args['three'] ); wp_publish_post( $args['three'] );`,
		ids
	);
	expect( ( await read( route( 'two' ) ) ).title ).toBe( asked.title );
} );

test( 'Other settings make other texts', async () => {
	await configure( {
		page_title: 'Tea shop',
		page_description: 'Fresh tea.',
	} );
	const { title, description } = await duplicates();
	expect( [ title, description ] ).toEqual( [
		expect.arrayContaining( [ expect.any( Number ) ] ),
		title,
	] );
	await configure( { page_title: '%title%', page_description: '%title%.' } );
	expect( await duplicates() ).toEqual( { title: [], description: [] } );
} );

test( 'An import of many posts is found, too, and its names are twenty at most', async () => {
	await duplicates();
	const many = await site.php< number[] >( `
		$ids = [];
		for ( $n = 0; $n < 25; $n++ ) {
			$ids[] = wp_insert_post( [ 'post_title' => 'Duplicate import', 'post_status' => 'publish' ] );
		}
		return $ids;
	` );
	try {
		const { title } = await duplicates( {
			post_title: 'Duplicate import',
		} );
		expect( title ).toHaveLength( 20 );
		expect( many ).toEqual( expect.arrayContaining( title ?? [] ) );
	} finally {
		await site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
			many
		);
	}
} );

test( 'Ten thousand posts are not read to find the few', async () => {
	await duplicates();
	const plans = await site.php<
		{ sql: string; type: string; rows: number }[] | null
	>(
		`
		global $wpdb;
		if ( ! str_contains( (string) $wpdb->db_server_info(), 'Maria' ) ) {
			return null;
		}
		$digits = implode( ' UNION ALL ', array_map( static fn( $n ) => "SELECT $n AS n", range( 0, 9 ) ) );
		$numbers = "SELECT 10000000 + a.n + 10 * b.n + 100 * c.n + 1000 * d.n AS id FROM ($digits) a, ($digits) b, ($digits) c, ($digits) d";
		$table = $wpdb->prefix . 'pharos_texts';
		try {
			$wpdb->query( "INSERT INTO $wpdb->posts (ID, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_status, post_type) SELECT id, CONCAT('Filler ', id), '', '', '', '', '', 'publish', 'post' FROM ($numbers) numbers" );
			$wpdb->query( "INSERT INTO $table (post_id, title, description) SELECT id, MD5(id), MD5(-id) FROM ($numbers) numbers" );
			$wpdb->query( "ANALYZE TABLE $wpdb->posts" );
			$wpdb->query( "ANALYZE TABLE $table" );
			$asked = [];
			$note = static function ( $sql ) use ( &$asked ) {
				$asked[] = $sql;
				return $sql;
			};
			wp_set_current_user( 1 );
			add_filter( 'query', $note );
			$request = new WP_REST_Request( 'GET', '/pharos/v1/duplicates' );
			$request->set_query_params( [ 'post_id' => $args['one'], 'post_title' => 'Duplicate Sencha', 'title' => 'Duplicate Sencha' ] );
			rest_do_request( $request );
			remove_filter( 'query', $note );
			$plans = [];
			foreach ( preg_grep( '/^\\s*SELECT/', array_unique( $asked ) ) as $sql ) {
				foreach ( $wpdb->get_results( "EXPLAIN $sql" ) as $row ) {
					$plans[] = [ 'sql' => $sql, 'type' => (string) $row->type, 'rows' => (int) $row->rows ];
				}
			}
			return $plans;
		} finally {
			$wpdb->query( "DELETE FROM $wpdb->posts WHERE ID >= 10000000" );
			$wpdb->query( "DELETE FROM $table WHERE post_id >= 10000000" );
			$next = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" );
			$wpdb->query( "ALTER TABLE $wpdb->posts AUTO_INCREMENT = $next" );
		}
	`,
		ids
	);
	// SQLite has another format of query plans.
	const large = ( plans ?? [] ).filter(
		// Along an index to the first that fits: all of them, if there is none.
		( { rows, type } ) => rows > 1000 || type === 'index'
	);
	expect( large ).toEqual( [] );
	expect( plans?.length ).not.toBe( 0 );
} );
