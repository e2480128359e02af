/** SEO fields in a spreadsheet: export, import, conflicts with changes on the site, undo. */
import { randomUUID } from 'node:crypto';
import { configure, withContent } from '../integration/support/head';
import { clear, read, write } from '../integration/support/object-seo';
import {
	exportRows,
	forgetImports,
	importing,
	importRows,
	imports,
	objectsOf,
	rest,
	undo,
	type SeoImport,
	type Sheet,
} from '../integration/support/seo-files';
import { site } from '../integration/support/site';

const content = withContent();
const id = ( name: string ) => content.ids[ name ] as number;
const post = () => `/wp/v2/posts/${ id( 'plain' ) }`;
let tea = 0;

beforeAll( async () => {
	tea = await site.php< number >(
		`return get_category_by_slug( 'tea' )->term_id;`
	);
} );

afterEach( async () => {
	await clear( post() );
	await clear( `/wp/v2/categories/${ tea }` );
	await forgetImports();
} );

/** The export of the post, with other cells. */
async function sheet( cells: Record< string, string > = {} ): Promise< Sheet > {
	const [ row = {} ] = await exportRows( `post ${ id( 'plain' ) }` );
	return [ { ...row, ...cells } ];
}

const status = async ( ...args: Parameters< typeof importRows > ) =>
	( await importRows( ...args ) ).map( ( row ) => row.status );

describe( 'An export', () => {
	test( 'has posts and terms of the list, and authors', async () => {
		await write( post(), { title: 'Tea "green"', noindex: 'yes' } );
		const plan = await rest< { objects: string[] } >(
			'GET',
			'bulk-editor/export?authors=1'
		);
		const { objects } = plan.body.data;
		expect( objects ).toEqual(
			expect.arrayContaining( [
				`post ${ id( 'plain' ) }`,
				`term ${ tea }`,
				'user 1',
			] )
		);
		expect( new Set( objects ).size ).toBe( objects.length );
		const rows = await exportRows(
			`post ${ id( 'plain' ) }`,
			`term ${ tea }`,
			'user 1',
			'post 999999'
		);
		expect( rows ).toMatchObject( [
			{
				kind: 'post',
				id: String( id( 'plain' ) ),
				type: 'post',
				title: 'Tea "green"',
				noindex: 'yes',
				redirect_status: '',
			},
			{ kind: 'term', id: String( tea ), type: 'category' },
			{ kind: 'user', id: '1', type: 'author' },
		] );
	} );

	test( 'has only what the filter of the list finds', async () => {
		await write( post(), { title: 'Tea' } );
		const list = async ( query: string ) =>
			(
				await rest< { objects: string[] } >(
					'GET',
					`bulk-editor/export?${ query }`
				)
			).body.data.objects;
		const missing = await list( 'filter=missing_title' );
		expect( missing ).not.toContain( `post ${ id( 'plain' ) }` );
		expect( missing ).toContain( `term ${ tea }` );
		expect( await list( 'type=category' ) ).toContain( `term ${ tea }` );
		expect( await list( 'type=category' ) ).not.toContain(
			`post ${ id( 'plain' ) }`
		);
	} );

	test( 'has only pages that the user may edit', async () => {
		await configure( {
			access: { author: { pharos_manage_settings: true } },
		} );
		const { status: code, body } = await rest< { count: number } >(
			'POST',
			'bulk-editor/export',
			{ objects: [ `post ${ id( 'plain' ) }`, `term ${ tea }` ] },
			'author'
		);
		await configure( {} );
		expect( [ code, body.data ] ).toEqual( [ 200, { csv: '', count: 0 } ] );
	} );
} );

describe( 'An import', () => {
	test( 'of an unchanged file changes nothing', async () => {
		await write( post(), {
			title: '-007',
			description: 'One\nTwo',
			redirect: '/tea/',
			redirect_status: 302,
			max_snippet: '-1',
		} );
		expect( await status( await sheet() ) ).toEqual( [ 'unchanged' ] );
		expect( await imports() ).toEqual( [] );
		// Nor takes the place of a change, of which the history has 500.
		expect(
			await site.php(
				`global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}pharos_seo_history" );`
			)
		).toBe( 0 );
	} );

	test( 'changes edited cells, after a dry run that changes nothing', async () => {
		await write( post(), {
			title: 'Old',
			description: 'Kept',
			noindex: 'yes',
		} );
		const rows = await sheet( {
			title: 'New',
			noindex: '',
			focus_keyword: 'tea',
		} );
		const expected = [
			{
				row: 2,
				status: 'changed',
				object: {
					kind: 'post',
					id: id( 'plain' ),
					edit_link: expect.stringContaining( 'action=edit' ),
				},
				changes: [
					{ field: 'title', old: 'Old', new: 'New' },
					{ field: 'focus_keyword', old: '', new: 'tea' },
					{ field: 'noindex', old: 'yes', new: '' },
				],
			},
		];
		expect( await importRows( rows, { dry_run: true } ) ).toMatchObject(
			expected
		);
		expect( await read( post() ) ).toMatchObject( { title: 'Old' } );
		expect( await imports() ).toEqual( [] );
		expect( await importRows( rows ) ).toMatchObject( expected );
		expect( await read( post() ) ).toMatchObject( {
			title: 'New',
			description: 'Kept',
			noindex: '',
			focus_keyword: 'tea',
		} );
		expect( await imports() ).toMatchObject( [
			{
				name: 'tea.csv',
				via: 'import',
				changed: 1,
				restored: 0,
				kept: 0,
				user_name: 'admin',
			},
		] );
	} );

	test( 'takes terms and authors, columns in any order, and no others', async () => {
		const { body } = await importing( [
			{ Notes: 'x', Title: 'Teas', ID: String( tea ), Type: 'category' },
			{ Notes: '', Title: '', ID: '1', Type: 'author' },
		] );
		expect( body.data ).toMatchObject( {
			ignored: [ 'Notes' ],
			has_checksums: false,
			rows: [ { status: 'changed' }, { status: 'unchanged' } ],
		} );
		expect( await read( `/wp/v2/categories/${ tea }` ) ).toMatchObject( {
			title: 'Teas',
		} );
	} );

	test( 'refuses rows with mistakes, says why, and takes the others', async () => {
		const [ row = {} ] = await sheet( { title: 'Wrong' } );
		const mistakes: [ cells: Record< string, string >, message: string ][] =
			[
				[ { canonical: 'http://' }, 'canonical: ' ],
				[ { title: 'x'.repeat( 1001 ) }, 'title: ' ],
				[ { noindex: 'maybe' }, 'noindex: ' ],
				[ { title: '1.2E+17' }, 'has shortened a number' ],
				[ { description: '#NAME?' }, 'error of a formula' ],
				[ { id: '999999', checksum: '' }, 'doesn’t exist' ],
				[ { id: 'x' }, 'The ID is missing' ],
				[ { id: '1' }, 'belongs to another row' ],
				[
					{ redirect: `post-${ id( 'plain' ) }` },
					'points back to itself',
				],
			];
		const [ right = {} ] = await exportRows( `term ${ tea }` );
		for ( const [ cells, message ] of mistakes ) {
			const rows = await importRows(
				[
					{ ...row, ...cells },
					{ ...right, title: 'Right' },
				],
				{ dry_run: true }
			);
			expect( rows ).toMatchObject( [
				{
					status: 'refused',
					message: expect.stringContaining( message ),
				},
				{ status: 'changed' },
			] );
		}
		expect( await read( post() ) ).toMatchObject( { title: '' } );
	} );

	test( 'refuses a second row of a page: the values from before the first one could not be restored', async () => {
		await write( post(), { title: 'Old' } );
		const [ row = {} ] = await sheet();
		const { checksum: _, ...rest1 } = row;
		const rows = ( title: string, cells = {} ) => [
			{ ...rest1, title, ...cells },
		];
		expect(
			await importRows( [
				...rows( 'First' ),
				...rows( 'Second', { kind: 'Post' } ),
			] )
		).toMatchObject( [
			{ status: 'changed' },
			{
				status: 'refused',
				message: 'Row 2 is about the same page. Delete one of them.',
			},
		] );
		expect( await undo() ).toMatchObject( { restored: 1 } );
		expect( await read( post() ) ).toMatchObject( { title: 'Old' } );
		// In two parts.
		const token = randomUUID();
		await importRows( rows( 'First' ), { token } );
		await importRows( rows( 'Second', { focus_keyword: 'tea' } ), {
			token,
		} );
		expect( await undo() ).toMatchObject( { restored: 1 } );
		expect( await read( post() ) ).toMatchObject( {
			title: 'Old',
			focus_keyword: '',
		} );
	} );

	test( 'says which columns are missing', async () => {
		const { status: code, body } = await importing( [ { title: 'x' } ] );
		expect( code ).toBe( 400 );
		expect( body.message ).toContain( 'no column “id”' );
	} );

	test( 'of an image by its URL replaces the ID of the previous one', async () => {
		const image = await site.php< number >(
			`return wp_insert_attachment( [ 'post_mime_type' => 'image/png', 'post_title' => 'x' ], 'x.png' );`
		);
		await write( post(), {
			facebook_image: 'https://example.com/a.png',
			facebook_image_id: image,
		} );
		await importRows(
			await sheet( { facebook_image: 'https://example.com/b.png' } )
		);
		expect( await read( post() ) ).toMatchObject( {
			facebook_image: 'https://example.com/b.png',
			facebook_image_id: 0,
		} );
		await undo();
		expect( await read( post() ) ).toMatchObject( {
			facebook_image: 'https://example.com/a.png',
			facebook_image_id: image,
		} );
		await site.php( `wp_delete_attachment( $args['image'], true );`, {
			image,
		} );
	} );
} );

describe( 'A field that was changed on the site since the export', () => {
	test( 'is a conflict, and the row isn’t imported, unless it overwrites', async () => {
		await write( post(), { title: 'Exported', description: 'Exported' } );
		const rows = await sheet( { title: 'Sheet', focus_keyword: 'tea' } );
		await write( post(), { title: 'Site', description: 'Site' } );
		const conflict = [
			{
				status: 'conflict',
				changes: [ { field: 'title', old: 'Site', new: 'Sheet' } ],
			},
		];
		expect( await importRows( rows, { dry_run: true } ) ).toMatchObject(
			conflict
		);
		expect( await importRows( rows ) ).toMatchObject( conflict );
		expect( await read( post() ) ).toMatchObject( {
			title: 'Site',
			focus_keyword: '',
		} );
		expect( await status( rows, { overwrite: true } ) ).toEqual( [
			'changed',
		] );
		expect( await read( post() ) ).toMatchObject( {
			title: 'Sheet',
			focus_keyword: 'tea',
			// This cell wasn’t edited.
			description: 'Site',
		} );
	} );

	test( 'is none if the cell wasn’t edited, or has the same value', async () => {
		await write( post(), { title: 'Exported', description: 'Exported' } );
		const rows = await sheet( { description: 'Both' } );
		await write( post(), { title: 'Site', description: 'Both' } );
		expect( await status( rows ) ).toEqual( [ 'unchanged' ] );
		expect( await read( post() ) ).toMatchObject( { title: 'Site' } );
	} );

	test( 'can’t be noticed without checksums', async () => {
		await write( post(), { title: 'Site' } );
		const [ row = {} ] = await sheet( { title: 'Sheet' } );
		const { checksum: _, ...rest1 } = row;
		expect( await status( [ rest1 ] ) ).toEqual( [ 'changed' ] );
	} );

	test( 'between the look at a row and its change isn’t lost either', async () => {
		const rows = await sheet( { title: 'Sheet' } );
		const found = await site.php< string[] >(
			`wp_set_current_user( 1 );
			$reader = new Pharos\\ObjectSeo\\Files\\RowReader( array_keys( $args['row'] ) );
			$change = Pharos\\ObjectSeo\\Files\\RowChange::from_row( $reader->read( array_values( $args['row'] ) ), false );
			( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_post( $args['id'] ) ) )->write( [ 'title' => 'Meanwhile' ] );
			return [ $change->write()->get_error_code() ];`,
			{ id: id( 'plain' ), row: rows[ 0 ] }
		);
		expect( found ).toEqual( [ 'pharos_seo_conflict' ] );
		expect( await read( post() ) ).toMatchObject( { title: 'Meanwhile' } );
	} );
} );

describe( 'A part that is sent again after its answer got lost', () => {
	test( 'says the same, and is one import with one undo', async () => {
		const rows = await sheet( { title: 'New' } );
		const token = randomUUID();
		const first = await importRows( rows, { token } );
		expect( await importRows( rows, { token } ) ).toEqual( first );
		const other = await exportRows( `term ${ tea }` );
		await importRows( [ { ...other[ 0 ], title: 'Teas' } ], { token } );
		expect( await imports() ).toMatchObject( [ { changed: 2 } ] );
		expect( await undo() ).toMatchObject( { changed: 0, restored: 2 } );
		expect( await read( post() ) ).toMatchObject( { title: '' } );
	} );

	test( 'while the first one is still running, joins its import', async () => {
		const found = await site.php< number[] >(
			`wp_set_current_user( 1 );
			$open = static fn() => Pharos\\ObjectSeo\\History\\Entries::open( 'a-token-of-two', 'import', 'tea.csv' )->entry;
			$other = 0;
			$meanwhile = static function ( $query ) use ( $open, &$other, &$meanwhile ) {
				if ( str_contains( $query, 'INSERT' ) ) {
					remove_filter( 'query', $meanwhile );
					$other = $open();
				}
				return $query;
			};
			Pharos\\ObjectSeo\\History\\Table::need();
			add_filter( 'query', $meanwhile );
			return [ $open(), $other ];`
		);
		expect( found[ 0 ] ).toBeGreaterThan( 0 );
		expect( found[ 0 ] ).toBe( found[ 1 ] );
	} );

	test( 'by another user is another import', async () => {
		const found = await site.php< number[] >(
			`foreach ( [ 1, $args['author'] ] as $user ) {
				wp_set_current_user( $user );
				$ids[] = Pharos\\ObjectSeo\\History\\Entries::open( 'a-token-of-one', 'import', 'tea.csv' )->entry;
			}
			return $ids;`,
			{ author: ( await site.as( 'author' ) ).id }
		);
		expect( new Set( found ).size ).toBe( 2 );
	} );

	test( 'whose request died before anything was written, changes it now', async () => {
		const rows = await sheet( { title: 'New' } );
		const token = randomUUID();
		await importRows( rows, { token } );
		await write( post(), { title: '' } );
		expect( await status( rows, { token } ) ).toEqual( [ 'changed' ] );
		await undo();
		expect( await read( post() ) ).toMatchObject( { title: '' } );
	} );
} );

describe( 'An undo', () => {
	test( 'restores what wasn’t changed since, and says what it kept', async () => {
		await write( post(), { title: 'Old', description: 'Old' } );
		await importRows( [
			...( await sheet( { title: 'New', description: 'New' } ) ),
			...( await exportRows( `term ${ tea }` ) ).map( ( row ) => ( {
				...row,
				title: 'Teas',
			} ) ),
		] );
		await write( post(), { title: 'Later' } );
		const undone = await undo();
		expect( undone ).toMatchObject( {
			changed: 0,
			restored: 1,
			kept: 1,
		} );
		expect( await objectsOf( undone ) ).toMatchObject( [
			{
				object: { id: id( 'plain' ) },
				state: 'kept',
				message: 'Changed since then, and kept: title.',
			},
			{ object: { id: tea }, state: 'restored', message: '' },
		] );
		expect( await read( post() ) ).toMatchObject( {
			title: 'Later',
			description: 'Old',
		} );
		expect( await read( `/wp/v2/categories/${ tea }` ) ).toMatchObject( {
			title: '',
		} );
		// Twice does no harm.
		expect(
			( await rest( 'POST', `seo-history/${ undone.id }/undo` ) ).body
				.data
		).toMatchObject( { restored: 1, kept: 1 } );
		expect( await read( post() ) ).toMatchObject( { title: 'Later' } );
	} );

	describe( 'by a user who manages settings, but may not edit the pages', () => {
		beforeAll( () =>
			configure( {
				access: { author: { pharos_manage_settings: true } },
			} )
		);
		afterAll( () => configure( {} ) );

		const byAuthor = async () =>
			rest< SeoImport >(
				'POST',
				`seo-history/${ ( await imports() )[ 0 ]?.id }/undo`,
				undefined,
				'author'
			);

		test( 'is refused, and left to those who may', async () => {
			await importRows( await sheet( { title: 'New' } ) );
			const { status: code, body } = await byAuthor();
			expect( [ code, body.message ] ).toEqual( [
				403,
				expect.stringContaining( 'you aren’t allowed to edit' ),
			] );
			expect( await read( post() ) ).toMatchObject( { title: 'New' } );
			expect( await undo() ).toMatchObject( { restored: 1, kept: 0 } );
			expect( await read( post() ) ).toMatchObject( { title: '' } );
		} );

		test( 'doesn’t tell the names of pages that an undo has kept', async () => {
			await importRows( await sheet( { title: 'New' } ) );
			await write( post(), { title: 'Later' } );
			const kept = await undo();
			expect( await objectsOf( kept, 'author' ) ).toMatchObject( [
				{ object: null, state: 'kept', changes: [] },
			] );
		} );
	} );

	test( 'of an import that is no longer in the history is refused', async () => {
		const { status: code, body } = await rest(
			'POST',
			'seo-history/999999/undo'
		);
		expect( code ).toBe( 404 );
		expect( body.message ).toContain( 'no longer in the history' );
	} );
} );

describe( 'The history', () => {
	const fill = ( code: string ) =>
		site.php(
			`global $wpdb;
			Pharos\\ObjectSeo\\History\\Table::need();
			foreach ( range( 1, 505 ) as $n ) {
				$time = time();
				$bytes = 0;
				${ code }
				$wpdb->insert( "{$wpdb->prefix}pharos_seo_history", [ 'token' => "filled-$n", 'time' => $time, 'bytes' => $bytes, 'via' => 'cli', 'name' => "$n.csv" ] );
				$wpdb->insert( "{$wpdb->prefix}pharos_seo_changes", [ 'entry_id' => $wpdb->insert_id, 'kind' => 'post', 'object_id' => 1, 'changes' => '{}' ] );
			}`
		);
	const names = async () => ( await imports() ).map( ( { name } ) => name );

	test.each( [
		[ 'the newest 500 changes', '', 500 ],
		[
			'none older than 90 days',
			'$time -= $n < 503 ? 91 * DAY_IN_SECONDS : 0;',
			3,
		],
		[ '50 MB', '$bytes = 15 * 1024 * 1024;', 3 ],
		[ 'the newest whatever its size', '$bytes = 90 * 1024 * 1024;', 1 ],
	] )( 'keeps %s', async ( _, code, count ) => {
		await fill( code );
		const kept = await names();
		expect( kept ).toHaveLength( count );
		expect( kept[ 0 ] ).toBe( '505.csv' );
		expect(
			await site.php(
				`global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}pharos_seo_changes" );`
			)
		).toBe( count );
	} );
} );

test( 'Users without the permission can neither export nor import', async () => {
	const { status: code } = await importing(
		await sheet( { title: 'x' } ),
		{},
		'editor'
	);
	expect( code ).toBe( 403 );
} );

test( 'Who may manage settings but not edit a post, can’t change it by a file', async () => {
	const rows = await sheet( { title: 'x' } );
	const found = await site.php< string >(
		`$deny = static fn( $caps, $cap ) => $cap === 'edit_post' ? [ 'do_not_allow' ] : $caps;
		add_filter( 'map_meta_cap', $deny, 10, 2 );
		wp_set_current_user( 1 );
		$reader = new Pharos\\ObjectSeo\\Files\\RowReader( array_keys( $args ) );
		$importer = new Pharos\\ObjectSeo\\Files\\Importer( null, false );
		$outcome = $importer->run( [ 2 => $reader->read( array_values( $args ) ) ] )[2];
		remove_filter( 'map_meta_cap', $deny );
		return $outcome['status'] . ': ' . $outcome['message'];`,
		rows[ 0 ]
	);
	expect( found ).toBe( 'refused: Sorry, you are not allowed to do that.' );
} );

test( 'The number of queries of an export and of a dry run doesn’t depend on the number of rows', async () => {
	const counts = await site.php< number[] >(
		`wp_set_current_user( 1 );
		foreach ( range( 1, 60 ) as $n ) {
			$ids[] = wp_insert_post( [ 'post_title' => "Row $n", 'post_status' => 'publish', 'meta_input' => [ '_pharos_title' => "Title $n" ] ] );
		}
		$run = static function ( int $count ) use ( $ids ): array {
			wp_cache_flush();
			get_user_by( 'id', 1 );
			$before = get_num_queries();
			$objects = array_map( static fn( $id ) => "post $id", array_slice( $ids, 0, $count ) );
			$request = new WP_REST_Request( 'POST', '/pharos/v1/bulk-editor/export' );
			$request->set_body_params( [ 'objects' => $objects ] );
			$csv = rest_do_request( $request )->get_data()['data']['csv'];
			$queries = [ get_num_queries() - $before ];
			wp_cache_flush();
			$before = get_num_queries();
			$rows = iterator_to_array( Pharos\\ObjectSeo\\Files\\Csv::rows( implode( ',', Pharos\\ObjectSeo\\Files\\Columns::exported() ) . "\\n" . str_replace( 'Title ', 'New ', $csv ) ), true );
			$reader = new Pharos\\ObjectSeo\\Files\\RowReader( array_shift( $rows ) );
			$outcomes = ( new Pharos\\ObjectSeo\\Files\\Importer( null, false ) )->run( array_map( $reader->read( ... ), $rows ) );
			array_map( Pharos\\ObjectSeo\\History\\Outcome::for_response( ... ), array_keys( $outcomes ), $outcomes );
			$queries[] = get_num_queries() - $before;
			$queries[] = count( array_filter( $outcomes, static fn( $one ) => $one['status'] === 'changed' ) );
			return $queries;
		};
		$run( 10 );
		$counts = [ ...$run( 10 ), ...$run( 60 ) ];
		foreach ( $ids as $one ) { wp_delete_post( $one, true ); }
		return $counts;`
	);
	const [ exported = 0, looked = 0, few, exportedMany, lookedMany, many ] =
		counts;
	expect( [ few, many ] ).toEqual( [ 10, 60 ] );
	expect( exportedMany ).toBeLessThanOrEqual( exported + 1 );
	expect( lookedMany ).toBeLessThanOrEqual( looked + 1 );
	expect( exported ).toBeLessThan( 20 );
	expect( looked ).toBeLessThan( 20 );
} );
