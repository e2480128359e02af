/** The route of the bulk editor: posts and terms as one list, and saving many rows at once. */
import { clear, read, write } from '../integration/support/object-seo';
import { configure, withContent } from '../integration/support/head';
import { site } from '../integration/support/site';

const ROUTE = '/pharos/v1/bulk-editor';

interface Item {
	kind: 'post' | 'term';
	id: number;
	type: string;
	type_label: string;
	name: string;
	status: string;
	edit_link: string;
	url: string;
	editable: boolean;
	can_restrict: boolean;
	fields: Record< 'title' | 'description' | 'noindex', string >;
	resolved: Record< 'title' | 'description', string >;
	inherited: Record< 'title' | 'description' | 'noindex', string >;
	checks: Record< string, number >;
	issues: string[];
}

interface List {
	success: boolean;
	data: {
		items: Item[];
		total: number;
		pages: number;
		orderby: 'date' | 'name';
	};
}

interface Result {
	kind: string;
	id: number;
	success: boolean;
	code?: string;
	message?: string;
	errors?: Record< string, string >;
	conflicts?: Record< string, string >;
	item: Item | null;
}

const content = withContent();
const id = ( name: string ) => content.ids[ name ] as number;
let tea = 0;
const post = () => `/wp/v2/posts/${ id( 'plain' ) }`;
const category = () => `/wp/v2/categories/${ tea }`;

beforeAll( async () => {
	tea = await site.php< number >(
		`return get_category_by_slug( 'tea' )->term_id;`
	);
} );

async function ask( query: Record< string, string | number > = {} ) {
	const admin = await site.as( 'admin' );
	return admin.rest< List >(
		'GET',
		`${ ROUTE }?${ new URLSearchParams(
			Object.entries( query ).map( ( [ name, value ] ) => [
				name,
				String( value ),
			] )
		) }`
	);
}

const list = async ( query: Record< string, string | number > = {} ) =>
	( await ask( query ) ).body.data;

/** The keys of the found objects, such as "post 12", at most 100. */
const found = async ( query: Record< string, string | number > ) =>
	( await list( { per_page: 100, ...query } ) ).items.map( keyOf );

const keyOf = ( item: { kind: string; id: number } ) =>
	`${ item.kind } ${ item.id }`;

async function save( items: unknown ) {
	const admin = await site.as( 'admin' );
	return admin.rest< { success: boolean; data: { results: Result[] } } >(
		'POST',
		ROUTE,
		{ items }
	);
}

const results = async ( items: unknown ) =>
	( await save( items ) ).body.data.results;

describe( 'A row', () => {
	test( 'says what it is, what it says of itself, and what visitors get', async () => {
		await configure( { no_index: [ 'post' ] } );
		await write( post(), {
			title: 'Own %separator% %site_name%',
			focus_keyword: 'salt',
		} );
		const { items } = await list( { search: 'Own %separator%' } );
		const head = await site.get( '/x-plain/' );
		expect( items ).toHaveLength( 1 );
		expect( items[ 0 ] ).toMatchObject( {
			kind: 'post',
			id: id( 'plain' ),
			type: 'post',
			type_label: 'Post',
			name: 'Salt & "pepper" tea',
			status: '',
			url: `${ site.url }/x-plain/`,
			editable: true,
			can_restrict: true,
			fields: {
				title: 'Own %separator% %site_name%',
				description: '',
				noindex: '',
			},
			resolved: {
				title: head.title,
				description: head.meta( 'description' ),
			},
			inherited: {
				description: head.meta( 'description' ),
				noindex: 'yes',
			},
			checks: { error: 0 },
		} );
		await clear( post() );
		expect( ( await site.get( '/x-plain/' ) ).title ).toBe(
			items[ 0 ]?.inherited.title
		);
		expect( items[ 0 ]?.edit_link ).toContain(
			`post.php?post=${ id( 'plain' ) }`
		);
	} );

	test( 'may be a term', async () => {
		const { items } = await list( {
			type: 'category',
			search: 'Tea',
			order: 'asc',
		} );
		expect( items[ 0 ] ).toMatchObject( {
			kind: 'term',
			id: tea,
			type_label: 'Category',
			url: `${ site.url }/category/tea/`,
			resolved: {
				title: ( await site.get( '/category/tea/' ) ).title,
			},
		} );
	} );

	test( 'that is not published says so; what is in the bin, or has no page, is none', async () => {
		const made = await site.php< Record< string, number > >(
			`foreach ( [ 'draft', 'trash', 'auto-draft' ] as $status ) { $ids[ $status ] = wp_insert_post( [ 'post_title' => "Bulk $status", 'post_status' => $status ] ); }
			$ids['hidden'] = wp_insert_post( [ 'post_title' => 'Bulk hidden', 'post_status' => 'publish', 'post_type' => 'wp_block' ] );
			return $ids;`
		);
		const { items } = await list( { search: 'Bulk' } );
		expect( items.map( ( { name } ) => name ) ).toEqual( [ 'Bulk draft' ] );
		expect( items[ 0 ] ).toMatchObject( { status: 'Draft', url: '' } );
		await site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
			made
		);
	} );
} );

describe( 'The list', () => {
	test( 'has posts, newest first, then terms; or goes by name; or the other way', async () => {
		const { items, total } = await list( { per_page: 100 } );
		expect( items ).toHaveLength( total );
		const kinds = items.map( ( { kind } ) => kind );
		expect( kinds ).toEqual( [ ...kinds ].sort() );
		expect( new Set( kinds ) ).toEqual( new Set( [ 'post', 'term' ] ) );

		const backwards = await found( { order: 'asc' } );
		expect( [ ...backwards ].sort() ).toEqual( items.map( keyOf ).sort() );
		expect( backwards[ 0 ] ).toMatch( /^term/ );

		const titles = await site.php< string[] >(
			`return array_map( fn( $item ) => strtolower( $item['kind'] === 'post' ? get_post( $item['id'] )->post_title : get_term( $item['id'] )->name ), $args );`,
			(
				await list( { per_page: 100, orderby: 'name', order: 'asc' } )
			).items.map( ( item ) => ( { kind: item.kind, id: item.id } ) )
		);
		const plain = titles.filter( ( title ) => /^[a-z ]+$/.test( title ) );
		expect( plain.length ).toBeGreaterThan( 10 );
		expect( plain ).toEqual( [ ...plain ].sort() );
	} );

	test( 'has a page for the rows that don’t fill one', async () => {
		const { total } = await list( { type: 'page' } );
		expect(
			await list( { type: 'page', per_page: total - 1 } )
		).toMatchObject( { total, pages: 2 } );
	} );

	test( 'is that of one type', async () => {
		const pages = await list( { type: 'page', per_page: 100 } );
		expect( new Set( pages.items.map( ( { type } ) => type ) ) ).toEqual(
			new Set( [ 'page' ] )
		);
		expect( await list( { type: 'wp_block' } ) ).toEqual( {
			items: [],
			total: 0,
			pages: 0,
			orderby: 'date',
		} );
	} );

	test.each( [
		{ per_page: 101 },
		{ per_page: 0 },
		{ page: 0 },
		{ filter: 'nice' },
		{ orderby: 'ID' },
		{ order: 'desc; DROP TABLE' },
	] )( 'is not asked for by %j', async ( query ) => {
		expect( ( await ask( query as never ) ).status ).toBe( 400 );
	} );
} );

describe( 'The search', () => {
	const NAMES = [
		'100% "tea" \\ it\'s_fine; --',
		'日本茶 のすべて',
		'زعتر للشاي',
		'Größe & Maß {0}',
	];
	let made: number[] = [];

	beforeAll( async () => {
		made = await site.php< number[] >(
			`return array_map( fn( $name ) => wp_insert_post( wp_slash( [ 'post_title' => $name, 'post_status' => 'publish' ] ) ), $args );`,
			NAMES
		);
	} );
	afterAll( () =>
		site.php(
			`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
			made
		)
	);

	test.each( [
		[ '100% "tea" \\ it\'s_fine', 0 ],
		[ '_fine;', 0 ],
		[ '0% "', 0 ],
		[ '日本茶', 1 ],
		[ 'زعتر', 2 ],
		[ 'Maß {0}', 3 ],
	] )( 'finds %s', async ( search, index ) => {
		expect( await found( { search } ) ).toEqual( [
			`post ${ made[ index ] }`,
		] );
	} );

	test.each( [ '100_', '%%', "' OR 1=1 --", '%s %d', 'x'.repeat( 5000 ) ] )(
		'takes %s for what it is',
		async ( search ) => {
			expect( ( await ask( { search } ) ).status ).toBe( 200 );
			expect( await found( { search } ) ).toEqual( [] );
		}
	);

	test( 'finds texts of their own too', async () => {
		await write( post(), { description: 'About zanzibar' } );
		await write( category(), { title: 'Zanzibar %sep%' } );
		expect( await found( { search: 'zanzibar' } ) ).toEqual( [
			`post ${ id( 'plain' ) }`,
			`term ${ tea }`,
		] );
		await clear( post() );
		await clear( category() );
	} );
} );

describe( 'The filters', () => {
	const plain = () => `post ${ id( 'plain' ) }`;
	const term = () => `term ${ tea }`;

	afterEach( async () => {
		await clear( post() );
		await clear( category() );
	} );

	test.each( [ 'title', 'description' ] )(
		'without a %s of its own',
		async ( field ) => {
			const query = { filter: `missing_${ field }` };
			expect( await found( query ) ).toEqual(
				expect.arrayContaining( [ plain(), term() ] )
			);
			await write( post(), { [ field ]: 'Own' } );
			await write( category(), { [ field ]: 'Own' } );
			const left = await found( query );
			expect( left ).not.toContain( plain() );
			expect( left ).not.toContain( term() );
			expect( left.length ).toBeGreaterThan( 0 );
		}
	);

	test( 'too long: in characters, texts with variables left out', async () => {
		const long = 'ü'.repeat( 61 );
		await write( post(), { title: long } );
		await write( category(), { description: 'é'.repeat( 161 ) } );
		expect( await found( { filter: 'too_long' } ) ).toEqual( [
			plain(),
			term(),
		] );
		await write( post(), { title: 'ü'.repeat( 60 ) } );
		await write( category(), {
			description: `${ 'e'.repeat( 161 ) } %site_name%`,
		} );
		expect( await found( { filter: 'too_long' } ) ).toEqual( [] );
		await write( post(), { title: `50% or 20% off: ${ long }` } );
		expect( await found( { filter: 'too_long' } ) ).toEqual( [ plain() ] );
	} );

	test( 'noindex: by itself, or as its kind unless it says no', async () => {
		await configure( { no_index: [] } );
		await write( post(), { noindex: 'yes' } );
		expect( await found( { filter: 'noindex' } ) ).toEqual( [ plain() ] );

		await configure( { no_index: [ 'post', 'category' ] } );
		expect( await found( { filter: 'noindex' } ) ).toEqual(
			expect.arrayContaining( [ plain(), term() ] )
		);
		await write( post(), { noindex: 'no' } );
		await write( category(), { noindex: 'no' } );
		const left = await found( { filter: 'noindex' } );
		expect( left ).not.toContain( plain() );
		expect( left ).not.toContain( term() );
		expect( left.length ).toBeGreaterThan( 0 );
	} );

	test( 'errors: what the last checks found', async () => {
		const check = async ( error: number ) => {
			const admin = await site.as( 'admin' );
			await admin.rest( 'POST', post(), {
				pharos_checks: {
					counts: {
						error,
						warning: 1,
						issues: [ 'title-missing', 'image_text-missing' ],
					},
					ignored: [],
				},
			} );
		};
		await check( 0 );
		expect( await found( { filter: 'errors' } ) ).toEqual( [] );
		await check( 10 );
		expect( await found( { filter: 'errors' } ) ).toEqual( [ plain() ] );
		const { items } = await list( { filter: 'errors' } );
		expect( items[ 0 ]?.checks ).toMatchObject( { error: 10, warning: 1 } );
		expect( items[ 0 ]?.issues ).toEqual( [
			'No SEO title',
			'Images without alt text',
		] );
		await site.php( `delete_post_meta( $args[0], '_pharos_checks' );`, [
			id( 'plain' ),
		] );
	} );

	test( 'go together with type and search', async () => {
		await write( post(), { noindex: 'yes' } );
		await configure( { no_index: [] } );
		const query = { filter: 'noindex', search: 'pepper' };
		expect( await found( { ...query, type: 'post' } ) ).toEqual( [
			plain(),
		] );
		expect( await found( { ...query, type: 'page' } ) ).toEqual( [] );
	} );

	test( 'a field with two rows, as imports leave them, shows its post once', async () => {
		await site.php(
			`add_post_meta( $args[0], '_pharos_noindex', 'yes' ); add_post_meta( $args[0], '_pharos_noindex', 'yes' );`,
			[ id( 'plain' ) ]
		);
		expect( await found( { filter: 'noindex' } ) ).toEqual( [ plain() ] );
		await site.php( `delete_post_meta( $args[0], '_pharos_noindex' );`, [
			id( 'plain' ),
		] );
	} );
} );

describe( 'A site of 5,000 posts', () => {
	beforeAll( () =>
		site.php(
			`require_once WPMU_PLUGIN_DIR . '/pharos-fill/Fill.php';
			( new Pharos\\Tests\\Fill() )->posts( 1, 5000, $args );`,
			{
				post_title: 'Many %04d',
				post_name: 'many-%d',
				post_content: 'Many words',
				post_author: '1',
				post_date: '2020-01-01 00:00:00',
				post_date_gmt: '2020-01-01 00:00:00',
				post_modified: '2020-01-01 00:00:00',
				post_modified_gmt: '2020-01-01 00:00:00',
				post_status: 'publish',
				post_password: '',
			}
		)
	);
	afterAll( () =>
		site.php(
			`global $wpdb; $wpdb->query( "DELETE FROM $wpdb->posts WHERE post_name LIKE 'many-%'" );`
		)
	);

	const many = ( query: Record< string, string | number > ) =>
		list( { search: 'Many', orderby: 'name', order: 'asc', ...query } );

	test( 'is paged by the database, every one on one page', async () => {
		const first = await many( {} );
		expect( first ).toMatchObject( { total: 5000, pages: 100 } );
		expect( first.items ).toHaveLength( 50 );
		expect( first.items[ 0 ]?.name ).toBe( 'Many 0001' );

		const last = await many( { page: 100 } );
		expect( last.items[ 49 ]?.name ).toBe( 'Many 5000' );
		expect( ( await many( { page: 101 } ) ).items ).toEqual( [] );

		// All have the same date, but the order must still be stable.
		const seen = new Set< string >();
		for ( let page = 1; page <= 6; page++ ) {
			const { items } = await list( {
				search: 'Many',
				per_page: 100,
				page,
			} );
			items.forEach( ( item ) => seen.add( keyOf( item ) ) );
		}
		expect( seen.size ).toBe( 600 );
	} );

	test( 'costs as many queries for a hundred rows as for ten', async () => {
		const queries = ( rows: number, order: string ) =>
			site.php< number >(
				`global $wpdb;
				wp_cache_flush();
				wp_load_alloptions();
				$ask = function ( $query ) use ( $wpdb ) {
					$request = new WP_REST_Request( 'GET', '/pharos/v1/bulk-editor' );
					$request->set_query_params( $query );
					$before = $wpdb->num_queries;
					$answer = rest_do_request( $request );
					if ( count( $answer->get_data()['data']['items'] ) !== $query['per_page'] ) { throw new Exception( 'Too few.' ); }
					return $wpdb->num_queries - $before;
				};
				return $ask( $args );`,
				{
					per_page: rows,
					search: order === 'date' ? 'Many' : '',
					orderby: order,
				},
				1
			);
		for ( const order of [ 'date', 'name' ] ) {
			const few = await queries( 10, order );
			expect( few ).toBeGreaterThan( 3 );
			expect( await queries( 100, order ) ).toBeLessThanOrEqual(
				few + 3
			);
		}
	} );

	test( 'a hundred of them are saved in one call, not more', async () => {
		const { items } = await many( { per_page: 100 } );
		const rows = items.map( ( { kind, id: number } ) => ( {
			kind,
			id: number,
			changes: { title: `T ${ number }` },
			base: { title: '' },
		} ) );
		const answers = await results( rows );
		expect( answers.map( keyOf ) ).toEqual( items.map( keyOf ) );
		expect( answers.every( ( { success } ) => success ) ).toBe( true );
		expect( ( await many( {} ) ).items[ 0 ]?.fields.title ).toBe(
			`T ${ items[ 0 ]?.id }`
		);
		expect( ( await save( [ ...rows, rows[ 0 ] ] ) ).status ).toBe( 400 );
		await site.php(
			`global $wpdb; $wpdb->query( "DELETE FROM $wpdb->postmeta WHERE meta_value LIKE 'T %' AND meta_key = '_pharos_title'" ); wp_cache_flush();`
		);
	} );
} );

test( 'Twenty thousand posts: a page reads its part of the index, and nothing sorts them', async () => {
	const seen = await site.php<
		| {
				name: string;
				ms: number;
				ids: string[];
				sorted: number;
				scanned: number;
				plans: string[];
		  }[]
		| null
	>(
		`
		global $wpdb;
		if ( ! str_contains( (string) $wpdb->db_server_info(), 'Maria' ) ) {
			return null;
		}
		$digits = implode( ' UNION ALL ', array_map( static fn( $n ) => "SELECT $n AS n", range( 0, 9 ) ) );
		$numbers = "SELECT 10000000 + a.n + 10 * b.n + 100 * c.n + 1000 * d.n + 10000 * e.n AS id FROM ($digits) a, ($digits) b, ($digits) c, ($digits) d, (SELECT 0 AS n UNION ALL SELECT 1) e";
		try {
			$wpdb->query( "INSERT INTO $wpdb->posts (ID, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_date, post_status, post_type) SELECT id, CONCAT('Filler ', id), '', '', '', '', '', DATE_ADD('2001-01-01', INTERVAL (id * 7919) % 10000 HOUR), IF(id % 10 = 3, 'draft', 'publish'), IF(id % 3 = 0, 'page', 'post') FROM ($numbers) numbers" );
			$wpdb->query( "ANALYZE TABLE $wpdb->posts" );
			wp_set_current_user( 1 );
			$seen = [];
			$read = static fn() => array_column( $wpdb->get_results( "SHOW SESSION STATUS WHERE Variable_name IN ('Sort_rows', 'Handler_read_rnd_next')", ARRAY_N ), 1, 0 );
			$ask = static function ( $name, $query ) use ( $wpdb, $read, &$seen ) {
				$asked = [];
				$note = static function ( $sql ) use ( &$asked ) {
					$asked[] = $sql;
					return $sql;
				};
				$request = new WP_REST_Request( 'GET', '/pharos/v1/bulk-editor' );
				$request->set_query_params( $query );
				$before = $read();
				add_filter( 'query', $note );
				$start = microtime( true );
				$data = rest_do_request( $request )->get_data()['data'];
				$ms = 1000 * ( microtime( true ) - $start );
				remove_filter( 'query', $note );
				$status = $read();
				$plans = [];
				foreach ( preg_grep( "/^\\s*SELECT.* $wpdb->posts p /s", $asked ) as $sql ) {
					foreach ( $wpdb->get_results( "EXPLAIN $sql" ) as $row ) {
						if ( $row->table === 'p' ) {
							$plans[] = "$row->type $row->key $row->Extra";
						}
					}
				}
				$seen[] = [
					'name' => $name,
					'ms' => round( $ms ),
					'ids' => array_map( static fn( $item ) => "$item[kind] $item[id]", $data['items'] ),
					'sorted' => $status['Sort_rows'] - $before['Sort_rows'],
					'scanned' => $status['Handler_read_rnd_next'] - $before['Handler_read_rnd_next'],
					'plans' => $plans,
				];
				return $data;
			};
			foreach ( [ 'all', 'post' ] as $type ) {
				$first = $ask( "$type first", [ 'type' => $type ] );
				$ask( "$type second", [ 'type' => $type, 'page' => 2 ] );
				$ask( "$type by name", [ 'type' => $type, 'orderby' => 'name', 'order' => 'asc' ] );
				$ask( "$type middle", [ 'type' => $type, 'page' => intdiv( $first['pages'], 2 ) ] );
				$ask( "$type last", [ 'type' => $type, 'page' => $first['pages'] ] );
				$types = $type === 'all' ? "'post', 'page', 'book'" : "'post'";
				$seen[] = [
					'name' => "$type expected",
					'ids' => array_map( static fn( $id ) => "post $id", $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type IN ($types) AND post_status IN ('publish', 'draft', 'private', 'pending', 'future') ORDER BY post_date DESC, ID DESC LIMIT 50 OFFSET " . 50 * ( intdiv( $first['pages'], 2 ) - 1 ) ) ),
					'sorted' => 0,
					'scanned' => 0,
					'plans' => [],
				];
			}
			return $seen;
		} finally {
			$wpdb->query( "DELETE FROM $wpdb->posts WHERE ID >= 10000000" );
			$next = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" );
			$wpdb->query( "ALTER TABLE $wpdb->posts AUTO_INCREMENT = $next" );
		}
	`
	);
	// SQLite has another format of query plans.
	for ( const { name, ids, sorted, scanned, plans } of seen ?? [] ) {
		const of = ( part: string ) =>
			seen?.find( ( page ) => page.name === part )?.ids;
		const type = name.split( ' ' )[ 0 ];
		expect( ids.length ).toBeGreaterThan( 0 );
		expect( [ name, sorted < 4000, scanned < 10_000 ] ).toEqual( [
			name,
			true,
			true,
		] );
		for ( const plan of plans ) {
			expect( plan ).toMatch( /^(ref|range) type_status_(date|author) / );
			expect( plan ).toContain( 'Using index' );
			expect( plan ).not.toContain( 'filesort' );
		}
		expect( of( `${ type } by name` ) ).toEqual( of( `${ type } first` ) );
		expect( of( `${ type } middle` ) ).toEqual(
			of( `${ type } expected` )
		);
	}
}, 120_000 );

describe( 'Saving', () => {
	const row = ( changes: object, base?: object ) => ( {
		kind: 'post',
		id: id( 'plain' ),
		changes,
		...( base && { base } ),
	} );

	afterEach( async () => {
		await clear( post() );
		await clear( category() );
	} );

	test( 'writes posts and terms; visitors get it', async () => {
		const answers = await results( [
			row(
				{ title: 'New %separator% tea', noindex: 'yes' },
				{ title: '', noindex: '' }
			),
			{ kind: 'term', id: tea, changes: { description: 'All leaves' } },
		] );
		expect( answers ).toMatchObject( [
			{
				success: true,
				item: {
					fields: { title: 'New %separator% tea', noindex: 'yes' },
					resolved: { title: 'New - tea' },
				},
			},
			{
				success: true,
				item: { resolved: { description: 'All leaves' } },
			},
		] );
		const head = await site.get( '/x-plain/' );
		expect( head.title ).toBe( 'New - tea' );
		expect( head.meta( 'robots' ) ).toContain( 'noindex' );
		expect(
			( await site.get( '/category/tea/' ) ).meta( 'description' )
		).toBe( 'All leaves' );
	} );

	test( 'names the rows that failed, and writes the others', async () => {
		const before = await read( post() );
		const { status, body } = await save( [
			row( { title: 'Fine', noindex: 'perhaps' } ),
			{ kind: 'post', id: 9_999_999, changes: { title: 'Gone' } },
			{ kind: 'term', id: tea, changes: { title: 'Written' } },
			row( { colour: 'red' } ),
			row( { title: [ 'a' ] } ),
		] );
		expect( status ).toBe( 200 );
		expect( body.success ).toBe( true );
		const [ wrong, gone, fine, unknown, list2 ] = body.data.results;
		expect( wrong ).toMatchObject( {
			id: id( 'plain' ),
			success: false,
			errors: { noindex: expect.any( String ) },
			item: { fields: { title: '' } },
		} );
		expect( gone ).toMatchObject( {
			id: 9_999_999,
			success: false,
			code: 'pharos_not_found',
			item: null,
		} );
		expect( fine ).toMatchObject( { success: true } );
		expect( unknown?.errors ).toHaveProperty( 'colour' );
		expect( list2?.errors ).toHaveProperty( 'title' );
		expect( await read( post() ) ).toEqual( before );
	} );

	test( 'overwrites no change of another user', async () => {
		await write( post(), { title: 'Theirs', description: 'Theirs too' } );
		const [ conflict ] = await results( [
			row(
				{ title: 'Mine', noindex: 'yes' },
				{ title: '', noindex: '' }
			),
		] );
		expect( conflict ).toMatchObject( {
			success: false,
			code: 'pharos_seo_conflict',
			conflicts: { title: 'Theirs' },
			item: { fields: { title: 'Theirs', noindex: '' } },
		} );
		// After the conflict was shown, the value may be overwritten; fields that weren't edited stay.
		const [ again ] = await results( [
			row( { title: 'Mine' }, { title: 'Theirs' } ),
		] );
		expect( again ).toMatchObject( {
			success: true,
			item: { fields: { title: 'Mine', description: 'Theirs too' } },
		} );
	} );

	test( 'the same value as another user’s is no conflict', async () => {
		await write( post(), { title: 'Same' } );
		const [ answer ] = await results( [
			row( { title: 'Same' }, { title: '' } ),
		] );
		expect( answer ).toMatchObject( { success: true } );
	} );

	test.each( [
		[ 'nothing', [] ],
		[ 'no list', 'all' ],
		[ 'another kind', [ { kind: 'user', id: 1, changes: {} } ] ],
		[ 'no number', [ { kind: 'post', id: 'x', changes: {} } ] ],
		[ 'no changes', [ { kind: 'post', id: 1 } ] ],
	] )( 'refuses %s', async ( _, items ) => {
		expect( ( await save( items ) ).status ).toBe( 400 );
	} );

	test( 'asks for each object whether the person may edit it', async () => {
		const author = await site.as( 'author' );
		const answers = await site.php< {
			read: Item[];
			results: Result[];
		} >(
			`add_filter( 'pharos_capability', static fn() => 'edit_posts' );
			$mine = wp_insert_post( [ 'post_title' => 'Bulk mine', 'post_content' => 'SECRET', 'post_author' => get_current_user_id() ] );
			$other = wp_insert_post( [ 'post_title' => 'Bulk other', 'post_content' => 'SECRET', 'post_author' => 1 ] );
			$read = new WP_REST_Request( 'GET', '/pharos/v1/bulk-editor' );
			$read->set_query_params( [ 'search' => 'Bulk', 'orderby' => 'name', 'order' => 'asc' ] );
			$save = new WP_REST_Request( 'POST', '/pharos/v1/bulk-editor' );
			$save->set_body_params( [ 'items' => array_map( fn( $id ) => [ 'kind' => 'post', 'id' => $id, 'changes' => [ 'title' => 'New' ] ], [ $mine, $other ] ) ] );
			$answer = [ 'read' => rest_do_request( $read )->get_data()['data']['items'], 'results' => rest_do_request( $save )->get_data()['data']['results'] ];
			wp_delete_post( $mine, true );
			wp_delete_post( $other, true );
			return $answer;`,
			{},
			author.id
		);
		expect( answers.read ).toMatchObject( [
			{ editable: true, resolved: { description: 'SECRET' } },
			{ editable: false, resolved: { description: '' } },
		] );
		expect( JSON.stringify( answers.read[ 1 ] ) ).not.toContain( 'SECRET' );
		expect( answers.results ).toMatchObject( [
			{ success: true },
			{ success: false, code: 'rest_forbidden' },
		] );
	} );
} );
