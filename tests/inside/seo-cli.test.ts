/** `wp pharos seo`: SEO fields in a terminal. Skipped if the site's PHP is in WebAssembly, which has no terminal. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasTerminal, wp } from '../support/wp-cli';
import { forgetImports } from '../integration/support/seo-files';
import { site } from '../integration/support/site';

const inTerminal = hasTerminal( site ) ? describe : describe.skip;

const folder = mkdtempSync( join( tmpdir(), 'pharos-seo-cli-' ) );

const seo = ( ...command: string[] ) => wp( site, 'pharos', 'seo', ...command );

type Row = Record< string, unknown >;

const json = async ( ...command: string[] ): Promise< Row[] > =>
	JSON.parse( ( await seo( ...command, '--format=json' ) ).stdout );

/** Writes a file; returns the option that reads it. */
const file = ( content: string ) => {
	const path = join( folder, 'seo' );
	writeFileSync( path, content );
	return `--from-file=${ path }`;
};

let ids: { cake: string; tea: string; term: string };

/** The values of a post's fields. */
const fields = ( id: string ) =>
	site.php< Row >(
		`return ( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_post( $args[0] ) ) )->read();`,
		[ Number( id ) ]
	);

beforeAll( async () => {
	ids = await site.php(
		`foreach ( [ 'cake', 'tea' ] as $name ) {
			$ids[ $name ] = (string) wp_insert_post( [ 'post_title' => "X $name", 'post_name' => "x-$name", 'post_status' => 'publish', 'post_author' => 1 ] );
		}
		$ids['term'] = (string) wp_insert_term( 'X terminal', 'category' )['term_id'];
		return $ids;`
	);
} );

beforeEach( () =>
	site.php(
		`foreach ( $args as $id ) {
			foreach ( array_keys( get_post_meta( $id ) ) as $key ) { delete_post_meta( $id, $key ); }
		}`,
		[ Number( ids.cake ), Number( ids.tea ) ]
	)
);

afterEach( forgetImports );

afterAll( async () => {
	rmSync( folder, { recursive: true } );
	await site.php(
		`wp_delete_post( $args['cake'], true );
		wp_delete_post( $args['tea'], true );
		wp_delete_term( $args['term'], 'category' );`,
		ids
	);
} );

/** Reads a file as `wp pharos seo set` does: its rows, or what is wrong. */
const reading = ( content: string ) => {
	const option = file( content );
	return site.php< unknown >(
		`$reader = new Pharos\\ObjectSeo\\Files\\FieldFile( 'post' );
		try {
			$rows = array_map(
				static fn( $row ) => is_array( $row ) ? $row : $row->getMessage(),
				$reader->read( $args[0] )
			);
			return $reader->ignored ? [ 'rows' => $rows, 'ignored' => $reader->ignored ] : $rows;
		} catch ( Pharos\\Settings\\InvalidValue $reason ) {
			return $reason->getMessage();
		}`,
		[ option.replace( '--from-file=', '' ) ]
	);
};

describe( 'A file with SEO fields', () => {
	/** The row after the names of the columns, or the first one of a list. */
	const rows = ( content: string, changes: Row, base: Row | [] ) => ( {
		[ content.startsWith( '[' ) ? 1 : 2 ]: {
			kind: 'post',
			id: 7,
			changes,
			base,
			hashes: null,
		},
	} );

	test.each< [ string, string, Row, Row | [] ] >( [
		[ 'CSV', 'id,title\n7,Tea\n', { title: 'Tea' }, [] ],
		[
			'CSV of a spreadsheet',
			'\uFEFFid;name;title\r\n7;Post;"Tea; green"\r\n',
			{ title: 'Tea; green' },
			[],
		],
		[
			'CSV with quotes, lines and signs of formulas',
			'id,title,max_snippet\n7,"A ""b""\nc",\'-1\n',
			{ title: 'A "b"\nc', max_snippet: '-1' },
			[],
		],
		[
			'CSV with numbers and objects',
			'id,redirect_status,schemas\n7,301,"{""a"":{""type"":""Recipe""}}"\n',
			{ redirect_status: 301, schemas: { a: { type: 'Recipe' } } },
			[],
		],
		[
			'CSV with the values of its export',
			'id,title,base_title\n7,New,Old\n',
			{ title: 'New' },
			{ title: 'Old' },
		],
		[
			'JSON',
			'[{"id":7,"title":"Tea","type":"post","url":"/"}]',
			{ title: 'Tea' },
			[],
		],
		[
			'JSON with the values of its export',
			'[{"id":"7","title":"New","base":{"title":"Old"}}]',
			{ title: 'New' },
			{ title: 'Old' },
		],
	] )( '%s', async ( _, content, changes, base ) => {
		expect( await reading( content ) ).toEqual(
			rows( content, changes, base )
		);
	} );

	test.each( [
		[ '', 'The file has no rows.' ],
		[ '[]', 'The file has no rows.' ],
		[ 'id,title\n', 'The file has no rows.' ],
		[ '{"id":7}', 'The file has to be a list of objects' ],
		[ '[{"id":7,]', 'The file isn’t valid JSON (Syntax error).' ],
		[ 'title\nTea\n', 'The file has no column “id”.' ],
		[ '7,Tea\n8,Cake\n', 'The file has no column “id”.' ],
		[ 'id,tittle\n7,Tea\n', 'no column with an SEO field' ],
		[ 'id,title,Title\n7,a,b\n', 'Columns that appear twice: title.' ],
		[ 'id,title\n7,"Tea\n8,x\n', 'A quotation mark in the file isn’t' ],
	] )( '%j isn’t read: %s', async ( content, message ) => {
		expect( await reading( content ) ).toContain( message );
	} );

	test.each( [
		[ 'id,title\n7,Tea\nx,Tea\n', 3, 'The ID is missing' ],
		[ '[{"id":7,"title":"x"},5]', 2, 'The ID is missing' ],
		[ '[{"id":7,"tittle":"x"}]', 1, 'There is no field “tittle”.' ],
		[ 'id,title\n7,Tea,more\n', 2, 'more cells than the first row' ],
		[ 'id,schemas\n7,{a}\n', 2, 'schemas: Enter it as JSON' ],
		[ 'id,title\n7,a\n8,b\n7,c\n', 4, 'Row 2 is about the same page.' ],
		[ 'kind,id,title\nterm,7,a\n', 2, 'kind “term”, not “post”' ],
		[ 'id,title,checksum\n7,a,v123456\n', 2, 'belongs to another row' ],
		[ '[{"id":7,"kind":["post"],"title":"x"}]', 1, 'kind “["post"]”' ],
		[ '[{"id":7,"checksum":[1],"title":"x"}]', 1, 'to another row' ],
		[ '[{"id":true,"title":"x"}]', 1, 'The ID is missing' ],
	] )(
		'a row that can’t be read: %j, %s',
		async ( content, row, message ) => {
			expect( await reading( content ) ).toMatchObject( {
				[ row ]: expect.stringContaining( message ),
			} );
		}
	);

	test( 'columns of other programs and people aren’t read, in any order and case', async () => {
		expect(
			await reading( 'Notes; Focus Keyword ;ID;problem\nx;tea;7;y\n' )
		).toEqual( {
			rows: rows( '', { focus_keyword: 'tea' }, [] ),
			ignored: [ 'Notes' ],
		} );
	} );
} );

test( 'A revision has no SEO fields of its own, for commands and agents', async () => {
	const found = await site.php< boolean[] >(
		`$id = (int) _wp_put_post_revision( get_post( $args[0] ) );
		$found = array_map(
			static fn( int $id ) => Pharos\\ObjectSeo\\Objects::find( 'post', $id ) !== null,
			[ $args[0], $id, 0 ]
		);
		wp_delete_post_revision( $id );
		return $found;`,
		[ Number( ids.cake ) ]
	);
	expect( found ).toEqual( [ true, false, false ] );
} );

inTerminal( 'wp pharos seo', () => {
	test( 'set changes fields of some posts, after a dry run', async () => {
		const command = [
			'set',
			'post',
			ids.cake,
			ids.tea,
			'--title=Sweet',
			'--noindex=yes',
		];
		expect( await json( ...command, '--dry-run' ) ).toEqual(
			[ ids.cake, ids.tea ].flatMap( ( id ) => [
				{
					kind: 'post',
					id: Number( id ),
					field: 'title',
					old: '',
					new: 'Sweet',
				},
				{
					kind: 'post',
					id: Number( id ),
					field: 'noindex',
					old: '',
					new: 'yes',
				},
			] )
		);
		expect( await fields( ids.cake ) ).toMatchObject( { title: '' } );
		const { code, stdout } = await seo( ...command );
		expect( stdout ).toContain( 'Success: 2 items changed.' );
		expect( code ).toBe( 0 );
		expect( await fields( ids.tea ) ).toMatchObject( {
			title: 'Sweet',
			noindex: 'yes',
		} );
		const got = await json( 'get', 'post', ids.tea );
		expect( got ).toEqual(
			expect.arrayContaining( [
				{
					field: 'title',
					value: 'Sweet',
					inherited: expect.stringContaining( '%title%' ),
				},
				{ field: 'noindex', value: 'yes', inherited: 'no' },
			] )
		);
		await seo( 'set', 'post', ids.tea, '--title=' );
		expect(
			( await seo( 'get', 'post', ids.tea, '--field=title' ) ).stdout
		).toBe( '\n' );
	} );

	test( 'list writes a file that set reads, for posts and terms', async () => {
		await seo( 'set', 'post', ids.cake, '--title=-"Sweet", 5%' );
		const csv = await seo(
			'list',
			'post',
			ids.cake,
			'--fields=all',
			'--format=csv'
		);
		const same = await seo( 'set', 'post', file( csv.stdout ) );
		expect( same.stdout ).toContain( 'Success: 0 items changed.' );

		const changed = csv.stdout.replace( 'Sweet', 'Salty' );
		await seo( 'set', 'post', file( changed ) );
		expect( ( await fields( ids.cake ) ).title ).toBe( '-"Salty", 5%' );

		await seo( 'set', 'term', ids.term, '--description=All of it' );
		expect(
			await json(
				'list',
				'term',
				'--type=category',
				'--fields=id,name,description'
			)
		).toContainEqual( {
			id: Number( ids.term ),
			name: 'X terminal',
			description: 'All of it',
		} );
		const authors = await json( 'list', 'user', '--fields=id,title' );
		expect( authors ).not.toHaveLength( 0 );
	} );

	test( 'list finds posts without a value', async () => {
		await seo( 'set', 'post', ids.cake, '--description=Sweet' );
		const found = await json(
			'list',
			'post',
			'--type=post',
			'--empty=description',
			'--fields=id'
		);
		expect( found ).toContainEqual( { id: Number( ids.tea ) } );
		expect( found ).not.toContainEqual( { id: Number( ids.cake ) } );
	} );

	test( 'set from a file changes what it can, and says what it can’t', async () => {
		await seo( 'set', 'post', ids.tea, '--title=Of somebody else' );
		const rows = [
			{ id: ids.cake, title: 'Cake' },
			{ id: ids.tea, title: 'Tea', base: { title: 'Exported' } },
			{ id: 999999, title: 'Nothing' },
		];
		const option = file( JSON.stringify( rows ) );
		const { code, stderr } = await seo( 'set', 'post', option );
		expect( stderr ).toContain(
			`post ${ ids.tea }: Changed since: title. Use --force to overwrite.`
		);
		expect( stderr ).toContain(
			'post 999999: It doesn’t exist, or has no page on the front end.'
		);
		expect( stderr ).toContain(
			'1 item changed. 2 items can’t be changed.'
		);
		expect( code ).toBe( 1 );
		expect( ( await fields( ids.cake ) ).title ).toBe( 'Cake' );
		expect( ( await fields( ids.tea ) ).title ).toBe( 'Of somebody else' );
		await seo( 'set', 'post', option, '--force' );
		expect( ( await fields( ids.tea ) ).title ).toBe( 'Tea' );
	} );

	test( 'a spreadsheet of posts, terms and authors is exported, imported and undone', async () => {
		await seo( 'set', 'post', ids.cake, '--title=Sweet' );
		const { stdout } = await seo( 'export' );
		expect( stdout ).toMatch( /^\uFEFFkind,id,type,name,url,title,/ );
		expect( stdout ).toContain( `post,${ ids.cake },post,"X cake",` );
		expect( stdout ).toContain( `term,${ ids.term },category,` );
		expect( stdout ).toMatch( /^user,1,author,/m );
		// As a spreadsheet program writes it, with a note.
		const sheet = stdout
			.replace( ',Sweet,', ',Salty,' )
			.replace( /\r\n/, ',Note\r\n' );
		const option = file( sheet ).replace( '--from-file=', '' );
		await seo( 'set', 'post', ids.cake, '--noindex=yes' );

		expect( await json( 'import', option, '--dry-run' ) ).toEqual( [
			{
				kind: 'post',
				id: Number( ids.cake ),
				field: 'title',
				old: 'Sweet',
				new: 'Salty',
			},
		] );
		const { stdout: said, stderr } = await seo( 'import', option );
		expect( said ).toContain( 'Success: 1 item changed.' );
		expect( stderr ).toContain( 'Columns that aren’t read: Note.' );
		expect( await fields( ids.cake ) ).toMatchObject( {
			title: 'Salty',
			noindex: 'yes',
		} );

		const list = await json( 'history' );
		// The values of before were set with the command.
		expect( list ).toMatchObject( [
			{ name: 'seo', via: 'cli', changed: 1 },
			{ name: '', via: 'cli', changed: 1 },
			{ name: '', via: 'cli', changed: 1 },
		] );
		const id = String( list[ 0 ]?.id );
		expect( await json( 'history', id, '--undo', '--dry-run' ) ).toEqual( [
			{
				kind: 'post',
				id: Number( ids.cake ),
				field: 'title',
				old: 'Salty',
				new: 'Sweet',
			},
		] );
		const undone = await seo( 'history', id, '--undo' );
		expect( undone.stdout ).toContain( 'Success: 1 item restored.' );
		expect( ( await fields( ids.cake ) ).title ).toBe( 'Sweet' );
	} );

	test( 'a change that the database can’t record isn’t made, and the reason is said', async () => {
		const copy = ( ...command: string[] ) =>
			wp(
				site,
				'eval',
				`global $wpdb;
				$wpdb->suppress_errors();
				add_filter( 'query', static fn( $sql ) => preg_match( '/^(INSERT|REPLACE|UPDATE) .*pharos_(seo_history|changes)/', $sql ) ? 'INSERT INTO nowhere VALUES ( 1 )' : $sql );
				WP_CLI::runcommand( '${ command.join( ' ' ) }', [ 'launch' => false ] );`
			);
		const { code, stderr } = await copy(
			'pharos seo set post',
			ids.cake,
			'--title=Tea'
		);
		expect( stderr ).toContain(
			'The SEO data couldn’t be saved because of a database error.'
		);
		expect( code ).toBe( 1 );
		expect( await fields( ids.cake ) ).toMatchObject( { title: '' } );
	} );

	test.each< [ string[], string ] >( [
		[ [ 'set', 'post', 'CAKE' ], 'Enter IDs and at least one field' ],
		[ [ 'set', 'post', '--title=Tea' ], 'Enter IDs and at least one' ],
		[ [ 'set', 'post', 'CAKE', '--title' ], 'Enter a value: --title=' ],
		[ [ 'set', 'post', 'CAKE,1', '--title=Tea' ], ',1” isn’t an ID.' ],
		[
			[ 'set', 'post', 'CAKE', '--tittle=Tea' ],
			'There is no field “tittle”.',
		],
		[
			[ 'set', 'post', 'CAKE', '--noindex=maybe', '--title=Tea' ],
			'noindex: It must be one of: yes, no.',
		],
		[
			[ 'set', 'post', 'CAKE', '--title=Tea', '--from-file=x' ],
			'Use either --from-file, or IDs and fields.',
		],
		[ [ 'set', 'post', '--from-file=x' ], 'The file x doesn’t exist.' ],
		[
			[ 'set', 'post', 'CAKE', '--title=Tea', '--user=author' ],
			'you are not allowed to do that',
		],
		[ [ 'list', 'post', '--fields=id,tea' ], 'Unknown fields: tea.' ],
		[ [ 'list', 'post', '--type=tea' ], 'Unknown types: tea.' ],
		[ [ 'export', 'page' ], 'The kinds are post, term and user.' ],
		[ [ 'export', 'post', '--type=tea' ], 'Unknown types: tea.' ],
		[ [ 'import', 'x' ], 'The file x doesn’t exist.' ],
		[ [ 'history', '999999', '--undo' ], 'no longer in the history' ],
		[ [ 'history', '--undo' ], 'Enter the ID of the entry to undo' ],
		[ [ 'get', 'post', '999999' ], 'post 999999: It doesn’t exist' ],
		[ [ 'get', 'post', 'CAKE,1' ], 'The ID is missing or isn’t a number.' ],
	] )( '%j fails and changes nothing', async ( command, message ) => {
		const { code, stderr } = await seo(
			...command.map( ( one ) => one.replace( 'CAKE', ids.cake ) )
		);
		expect( stderr ).toContain( message );
		expect( code ).toBe( 1 );
		expect( await fields( ids.cake ) ).toMatchObject( {
			title: '',
			noindex: '',
		} );
	} );
} );
