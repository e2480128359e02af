/**
 * The route for checks that run in the background of post lists: the posts, the data for their checks, and the stored
 * results.
 */
import { write } from '../integration/support/object-seo';
import { site } from '../integration/support/site';

interface Item {
	id: number;
	sign: string;
	facts: Record< string, unknown > & { title: object; duplicates: object };
	ignored: string[];
}

interface List {
	data: { items: Item[]; next: number };
}

const ROUTE = '/pharos/v1/unchecked-posts';
const COUNTS = {
	error: 1,
	warning: 0,
	suggestion: 2,
	success: 3,
	ignored: 0,
	issues: [ 'title-missing' ],
};

let ids: Record< string, number > = {};
const id = ( name: string ) => ids[ name ] as number;

beforeAll( async () => {
	ids = await site.php( `
		$author = get_user_by( 'login', 'author' )->ID;
		return [
			'mine' => wp_insert_post( [ 'post_title' => 'Unchecked Sencha', 'post_name' => 'x-unchecked', 'post_status' => 'publish', 'post_content' => '<p>Leaves.</p>', 'post_author' => $author ] ),
			'draft' => wp_insert_post( [ 'post_title' => 'Unchecked draft', 'post_status' => 'draft' ] ),
			'trash' => wp_insert_post( [ 'post_title' => 'Unchecked waste', 'post_status' => 'trash' ] ),
		];
	` );
} );

afterAll( () =>
	site.php( `foreach ( $args as $id ) { wp_delete_post( $id, true ); }`, ids )
);

async function unchecked( ...names: string[] ): Promise< Item[] > {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< List >(
		'GET',
		`${ ROUTE }?${ names.map( ( name ) => `posts[]=${ id( name ) }` ).join( '&' ) }`
	);
	return body.data.items;
}

async function store( item: { id: number; sign: string }, counts = COUNTS ) {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< { data: Record< string, object > } >(
		'POST',
		ROUTE,
		{ items: [ { id: item.id, sign: item.sign, counts } ] }
	);
	return body.data;
}

const stored = ( name: string ) =>
	site.php< unknown >(
		`return get_post_meta( $args[0], '_pharos_checks', true );`,
		[ id( name ) ]
	);

test( 'A post that was never checked is told as visitors get it', async () => {
	const [ item, ...more ] = await unchecked( 'mine', 'trash' );
	const { title } = await site.get( '/x-unchecked/' );
	expect( more ).toEqual( [] );
	expect( item ).toMatchObject( {
		id: id( 'mine' ),
		ignored: [],
		facts: {
			title: { text: title, source: 'inherited' },
			slug: 'x-unchecked',
			url: `${ site.url }/x-unchecked/`,
			status: 'publish',
			content: '<p>Leaves.</p>',
			robots: { noindex: false, nofollow: false },
			canonical: '',
			duplicates: { title: [] },
		},
	} );
} );

test( 'Results are stored without a change of the post, and only once', async () => {
	const [ item ] = await unchecked( 'mine' );
	const modified = () =>
		site.php( `return get_post( $args[0] )->post_modified_gmt;`, [
			id( 'mine' ),
		] );
	const before = await modified();
	expect( await store( item as Item ) ).toEqual( {
		[ id( 'mine' ) ]: {
			status: 'error',
			label: 'No SEO title',
			url: expect.stringMatching( /pharos-field=checks$/ ),
		},
	} );
	expect( await modified() ).toBe( before );
	expect( await stored( 'mine' ) ).toMatchObject( COUNTS );
	expect( await unchecked( 'mine' ) ).toEqual( [] );
	await store( item as Item, { ...COUNTS, error: 0 } );
	expect( await stored( 'mine' ) ).toMatchObject( COUNTS );
	await site.php( `delete_post_meta( $args[0], '_pharos_checks' );`, [
		id( 'mine' ),
	] );
} );

test( 'Results of a post that was changed in the meantime are not stored', async () => {
	const [ item ] = await unchecked( 'draft' );
	await write( `/wp/v2/posts/${ id( 'draft' ) }`, { title: 'Newer' } );
	expect( await store( item as Item ) ).toEqual( {} );
	expect( await stored( 'draft' ) ).toBe( '' );
} );

test( 'The site is gone through from the newest post to the oldest', async () => {
	const admin = await site.as( 'admin' );
	const seen: number[] = [];
	let below = 0;
	do {
		const { body } = await admin.rest< List >(
			'GET',
			`${ ROUTE }?below=${ below }`
		);
		expect( body.data.items.length ).toBeLessThanOrEqual( 10 );
		seen.push( ...body.data.items.map( ( one ) => one.id ) );
		below = body.data.next;
	} while ( below > 0 );
	expect( seen ).toEqual( [ ...seen ].sort( ( a, b ) => b - a ) );
	expect( seen ).toEqual(
		expect.arrayContaining( [ id( 'mine' ), id( 'draft' ) ] )
	);
	expect( seen ).not.toContain( id( 'trash' ) );
} );

test( 'Who may edit a post may check it, and no other one', async () => {
	const author = await site.as( 'author' );
	const ask = async ( path: string ) =>
		( await author.rest( 'GET', `${ ROUTE }${ path }` ) ).status;
	expect( await ask( `?posts[]=${ id( 'mine' ) }` ) ).toBe( 200 );
	expect(
		await ask( `?posts[]=${ id( 'mine' ) }&posts[]=${ id( 'draft' ) }` )
	).toBe( 403 );
	expect( await ask( '' ) ).toBe( 403 );
	const [ item ] = await unchecked( 'draft' );
	const { status } = await author.rest( 'POST', ROUTE, {
		items: [ { id: id( 'draft' ), sign: item?.sign, counts: COUNTS } ],
	} );
	expect( status ).toBe( 403 );
} );
