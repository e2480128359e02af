/** SEO data of one object that several requests save at the same time, and requests that end in the middle. @database */
import { withContent } from './support/head';
import { clear, read, write } from './support/object-seo';
import { site } from './support/site';

const content = withContent();
const ROUNDS = 5;
const PEOPLE = [ 'a', 'b', 'c', 'd' ];
const post = () => `/wp/v2/posts/${ content.ids.plain }`;
let term = 0;

beforeAll( async () => {
	term = await site.php< number >(
		`return get_category_by_slug( 'tea' )->term_id;`
	);
} );
afterEach( () => clear( post() ) );

type Saved = Promise< string | number >;

const rest =
	( route: string ) =>
	async ( fields: object ): Saved => {
		const { status } = await write( route, fields );
		return { 200: 'saved', 409: 'conflict' }[ status ] ?? status;
	};

async function inBulk( fields: { title: string; base: object } ): Saved {
	const admin = await site.as( 'admin' );
	const { base, ...changes } = fields;
	const { body } = await admin.rest< {
		data: { results: [ { success: boolean; code?: string } ] };
	} >( 'POST', '/pharos/v1/bulk-editor', {
		items: [ { kind: 'post', id: content.ids.plain, changes, base } ],
	} );
	const [ { success, code } ] = body.data.results;
	const failed = code === 'pharos_seo_conflict' ? 'conflict' : 'failed';
	return success ? 'saved' : failed;
}

test.each( [
	[ 'the post’s editor', post, rest ],
	[ 'the term’s form', () => `/wp/v2/categories/${ term }`, rest ],
	[ 'the bulk editor', post, () => inBulk ],
] )(
	'Of those who change one field in %s at the same moment one is saved, and the others are told',
	async ( _, route, by ) => {
		for ( let round = 0; round < ROUNDS; round++ ) {
			const { title } = await read( route() );
			const answers = await Promise.all(
				PEOPLE.map( ( name ) =>
					by( route() )( {
						title: `${ name } ${ round }`,
						base: { title },
					} )
				)
			);
			expect( [ ...answers ].sort() ).toEqual( [
				'conflict',
				'conflict',
				'conflict',
				'saved',
			] );
			expect( ( await read( route() ) ).title ).toBe(
				`${ PEOPLE[ answers.indexOf( 'saved' ) ] } ${ round }`
			);
		}
		await clear( route() );
	},
	120_000
);

test( 'Of those who change different fields at the same moment all are saved', async () => {
	const fields = [ 'title', 'description', 'canonical', 'focus_keyword' ];
	const value = 'https://elsewhere.example/';
	const answers = await Promise.all(
		fields.map( ( name ) =>
			rest( post() )( { [ name ]: value, base: { [ name ]: '' } } )
		)
	);
	expect( answers ).toEqual( fields.map( () => 'saved' ) );
	expect( await read( post() ) ).toMatchObject(
		Object.fromEntries( fields.map( ( name ) => [ name, value ] ) )
	);
} );

test( 'A request that ends in the middle of a save leaves no half of the fields', async () => {
	const before = { title: 'Before', description: 'Before', canonical: '' };
	const after = {
		title: 'After',
		description: '',
		canonical: 'https://elsewhere.example/',
	};
	const found = new Set< string >();
	let hasEnded = true;
	for ( let at = 1; hasEnded; at += 2 ) {
		await write( post(), before );
		hasEnded = await site
			.php(
				`add_filter( 'query', static function ( $sql ) use ( $args ) {
					static $count = 0;
					$is_in = $sql === 'START TRANSACTION' || $count > 0;
					if ( $is_in && ++$count === $args['at'] ) {
						remove_all_actions( 'shutdown' );
						exit;
					}
					return $sql;
				} );
				( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_post( $args['id'] ) ) )->write( $args['after'] );
				return 'lived';`,
				{ id: content.ids.plain, at, after }
			)
			.then( () => false )
			.catch( () => true );
		const { title, description, canonical } = await read( post() );
		found.add( JSON.stringify( { title, description, canonical } ) );
	}
	expect( [ ...found ].sort() ).toEqual(
		[ before, after ].map( ( state ) => JSON.stringify( state ) ).sort()
	);
}, 120_000 );

test.each( [
	[
		'a transaction',
		`$wpdb->query( 'START TRANSACTION' ); $wpdb->query( 'COMMIT' );`,
	],
	[
		'a table',
		`$wpdb->query( 'CREATE TABLE IF NOT EXISTS x_during (id INT)' );`,
	],
	[
		'a redirect',
		`Pharos\\Redirects\\RedirectWriter::save( [ 'source' => '/x-during/', 'target' => '/about/' ], null, true ); Pharos\\Redirects\\RedirectRepository::delete( array_column( Pharos\\Redirects\\RedirectRepository::where( 'source = %s', '/x-during/' ), 'id' ) ); Pharos\\Redirects\\Table::note();`,
	],
] )(
	'Other code that makes %s while the fields are written doesn’t make the save an error',
	async ( _, code ) => {
		const after = { title: 'After', description: 'After' };
		expect(
			await site.php(
				`global $wpdb;
				add_action( 'added_post_meta', static function ( $row, $id, $key ) use ( $wpdb ) { if ( $key === '_pharos_title' ) { ${ code } do_action( 'x_during' ); } }, 10, 3 );
				$saved = ( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_post( $args['id'] ) ) )->write( $args['after'] );
				$wpdb->query( 'DROP TABLE IF EXISTS x_during' );
				return [ $saved, did_action( 'x_during' ) ];`,
				{ id: content.ids.plain, after }
			)
		).toEqual( [ true, 1 ] );
		const { title, description } = await read( post() );
		expect( { title, description } ).toEqual( after );
	}
);
