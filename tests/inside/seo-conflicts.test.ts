/** SEO data changed in two places at once: with the REST API, as by the block editor. */
import { withContent } from '../integration/support/head';
import { clear, read, rowsOf, write } from '../integration/support/object-seo';
import { site } from '../integration/support/site';

const content = withContent();
const id = ( name: string ) => content.ids[ name ] as number;
const post = () => `/wp/v2/posts/${ id( 'plain' ) }`;

interface Refusal {
	code?: string;
	message?: string;
	data?: {
		status: number;
		conflicts?: Record< string, unknown >;
		entries?: Record< string, string[] >;
	};
}

/** Saves the post together with its SEO data. */
async function save( fields: object, more: object = {} ) {
	const admin = await site.as( 'admin' );
	return admin.rest< Refusal >( 'POST', post(), {
		...more,
		pharos_seo: fields,
	} );
}

const postTitle = () =>
	site.php< string >( `return get_post( $args['id'] )->post_title;`, {
		id: id( 'plain' ),
	} );

afterEach( () => clear( post() ) );

describe( 'A change that says what it was made on', () => {
	test( 'leaves what others have changed since as it is', async () => {
		await write( post(), { title: 'Theirs', noindex: 'yes' } );
		const { status } = await save( {
			description: 'Mine',
			base: { description: '' },
		} );
		expect( status ).toBe( 200 );
		expect( await read( post() ) ).toMatchObject( {
			title: 'Theirs',
			noindex: 'yes',
			description: 'Mine',
		} );
	} );

	test( 'is refused, with all of the request, where the same field was changed to something else', async () => {
		const before = await postTitle();
		await write( post(), { title: 'Theirs', description: 'Stored' } );
		const { status, body } = await save(
			{
				title: 'Mine',
				description: 'Mine too',
				base: { title: '', description: 'Stored' },
			},
			{ title: 'Not stored' }
		);
		expect( status ).toBe( 409 );
		expect( body ).toMatchObject( {
			code: 'pharos_seo_conflict',
			data: { status: 409, conflicts: { title: 'Theirs' } },
		} );
		expect( Object.keys( body.data?.conflicts ?? {} ) ).toEqual( [
			'title',
		] );
		expect( await postTitle() ).toBe( before );
		expect( await read( post() ) ).toMatchObject( {
			title: 'Theirs',
			description: 'Stored',
		} );
	} );

	test( 'is accepted once its base is what is stored now', async () => {
		await write( post(), { title: 'Theirs' } );
		const { status } = await save( {
			title: 'Mine',
			base: { title: 'Theirs' },
		} );
		expect( status ).toBe( 200 );
		expect( await read( post() ) ).toMatchObject( { title: 'Mine' } );
	} );

	test( 'to what others have chosen too is no conflict', async () => {
		await write( post(), { title: 'Same', noindex: 'yes' } );
		const { status } = await save( {
			title: 'Same',
			noindex: 'yes',
			base: { title: '', noindex: 'no' },
		} );
		expect( status ).toBe( 200 );
	} );

	test( 'is one where a field was emptied on either side', async () => {
		await write( post(), { title: 'Theirs' } );
		const cleared = await save( { title: '', base: { title: 'Old' } } );
		expect( cleared.status ).toBe( 409 );
		await write( post(), { title: '' } );
		const written = await save( { title: 'Mine', base: { title: 'Old' } } );
		expect( written.body.data?.conflicts ).toEqual( { title: '' } );
		expect( await rowsOf( post() ) ).toEqual( [] );
	} );

	test( 'is none where it is equal to its base: the stored value stays', async () => {
		await write( post(), { title: 'Theirs' } );
		const { status } = await save( {
			title: 'Old',
			description: 'Mine',
			base: { title: 'Old', description: '' },
		} );
		expect( status ).toBe( 200 );
		expect( await read( post() ) ).toMatchObject( {
			title: 'Theirs',
			description: 'Mine',
		} );
	} );

	test( 'without a base, and of fields without one, replaces what is stored, as ever', async () => {
		await write( post(), { title: 'Theirs', description: 'Theirs' } );
		expect( ( await save( { title: 'Script' } ) ).status ).toBe( 200 );
		const { status } = await save( {
			description: 'Script',
			noindex: 'no',
			base: { noindex: '' },
		} );
		expect( status ).toBe( 200 );
		expect( await read( post() ) ).toMatchObject( {
			title: 'Script',
			description: 'Script',
			noindex: 'no',
		} );
	} );

	test.each( [ 'text', 5, [ 'title' ] ] )(
		'has a base with names: %j is refused',
		async ( base ) => {
			const { status } = await save( { title: 'Mine', base } );
			expect( status ).toBe( 400 );
			expect( await rowsOf( post() ) ).toEqual( [] );
		}
	);

	test( 'of a user who can’t edit it doesn’t reveal stored values', async () => {
		await write( post(), { title: 'Secret plan' } );
		const author = await site.as( 'author' );
		const { status, body } = await author.rest( 'POST', post(), {
			pharos_seo: { title: 'Mine', base: { title: '' } },
		} );
		expect( status ).toBe( 403 );
		expect( JSON.stringify( body ) ).not.toContain( 'Secret plan' );
	} );
} );

describe( 'An image', () => {
	const image = ( url: string, number = 0 ) => ( {
		facebook_image: url,
		facebook_image_id: number,
	} );

	test( 'is one value: address and id are asked about together', async () => {
		const theirs = image( 'https://images.example/theirs.png' );
		await write( post(), theirs );
		const { status, body } = await save( {
			...image( 'https://images.example/mine.png', id( 'image' ) ),
			base: image( '' ),
		} );
		expect( status ).toBe( 409 );
		expect( body.data?.conflicts ).toEqual( theirs );
		expect( await read( post() ) ).toMatchObject( theirs );
	} );

	test( 'from elsewhere takes the id of the stored one away', async () => {
		await write(
			post(),
			image( 'https://images.example/t.png', id( 'image' ) )
		);
		const mine = image( 'https://images.example/mine.png' );
		const asked = await save( { ...mine, base: image( '' ) } );
		expect( asked.body.data?.conflicts ).toEqual(
			image( 'https://images.example/t.png', id( 'image' ) )
		);
		await save( {
			...mine,
			base: image( 'https://images.example/t.png', id( 'image' ) ),
		} );
		expect( await read( post() ) ).toMatchObject( mine );
	} );
} );

describe( 'Schemas', () => {
	const schema = ( name: string ) => ( {
		title: name,
		type: 'Article',
		fields: { name, empty: {}, list: [] },
	} );

	test( 'are compared one by one', async () => {
		await write( post(), {
			schemas: { a: schema( 'A' ), b: schema( 'B' ) },
		} );
		const base = ( await read( post() ) ).schemas as object;
		await write( post(), {
			schemas: { ...base, b: schema( 'B of others' ), c: schema( 'C' ) },
		} );
		const { status } = await save( {
			schemas: { ...base, a: schema( 'A of mine' ), d: schema( 'D' ) },
			base: { schemas: base },
		} );
		expect( status ).toBe( 200 );
		expect( ( await read( post() ) ).schemas ).toMatchObject( {
			a: { title: 'A of mine' },
			b: { title: 'B of others' },
			c: { title: 'C' },
			d: { title: 'D' },
		} );
	} );

	test( 'are asked about by name where both have changed one; a removed one too', async () => {
		await write( post(), {
			schemas: { a: schema( 'A' ), b: schema( 'B' ) },
		} );
		const base = ( await read( post() ) ).schemas as Record<
			string,
			object
		>;
		await write( post(), {
			schemas: { ...base, a: schema( 'A of others' ) },
		} );
		const { status, body } = await save( {
			schemas: { b: base.b },
			base: { schemas: base },
		} );
		expect( status ).toBe( 409 );
		expect( body.data ).toMatchObject( {
			conflicts: { schemas: { a: { title: 'A of others' } } },
			entries: { schemas: [ 'a' ] },
		} );
	} );

	test( 'first and last: from none, and to none', async () => {
		const first = await save( {
			schemas: { a: schema( 'A' ) },
			base: { schemas: {} },
		} );
		expect( first.status ).toBe( 200 );
		const base = ( await read( post() ) ).schemas;
		const last = await save( { schemas: {}, base: { schemas: base } } );
		expect( last.status ).toBe( 200 );
		expect( await rowsOf( post() ) ).toEqual( [] );
	} );
} );

describe( 'An empty text', () => {
	test.each( [
		'title',
		'noindex',
		'facebook_image_id',
		'twitter_image_id',
		'primary_category',
		'schemas',
		'redirect',
		'redirect_status',
	] )( 'removes the row of %s', async ( name ) => {
		const rows = await site.php< unknown >(
			`$value = [ 'noindex' => 'yes', 'title' => 'Own', 'schemas' => [ 'a' => [ 'title' => 'A', 'type' => 'Article', 'fields' => [] ] ], 'primary_category' => 1, 'redirect' => '/about/', 'redirect_status' => 302 ][ $args['name'] ] ?? $args['image'];
			return update_post_meta( $args['id'], '_pharos_' . $args['name'], $value );`,
			{ id: id( 'plain' ), name, image: id( 'image' ) }
		);
		expect( rows ).toBeTruthy();
		const { status, body } = await save( { [ name ]: '' } );
		expect( [ status, body.message ] ).toEqual( [ 200, undefined ] );
		expect( await rowsOf( post() ) ).not.toContain( `_pharos_${ name }` );
	} );
} );

describe( 'What the checks found', () => {
	const checks = async ( value?: object ) => {
		const admin = await site.as( 'admin' );
		const { body } = await admin.rest< {
			pharos_checks: {
				ignored: string[];
				counts: Record< string, number >;
			};
		} >(
			value ? 'POST' : 'GET',
			`${ post() }?context=edit`,
			value && { pharos_checks: value }
		);
		return body.pharos_checks;
	};

	test( 'keeps what others ignore, and follows who ignores or restores one', async () => {
		await checks( { counts: { error: 2 }, ignored: [ 'a', 'b' ] } );
		await checks( { ignored: [ 'b', 'c' ], base: { ignored: [ 'b' ] } } );
		await checks( { ignored: [], base: { ignored: [ 'a' ] } } );
		const now = await checks();
		expect( now.ignored ).toEqual( [ 'b', 'c' ] );
		expect( now.counts.error ).toBe( 2 );
		await checks( { counts: { error: 0 }, ignored: [] } );
		expect( ( await checks() ).ignored ).toEqual( [] );
	} );
} );
