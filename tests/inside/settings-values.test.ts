/** Values written to the database and read back; tests/rules/sanitizer.test.ts tests which values settings accept. */
import {
	type Answer,
	path,
	read,
	save,
	saveEach,
	startWithDefaults,
} from '../integration/support/settings';
import { site } from '../integration/support/site';

startWithDefaults();

describe( 'What is saved', () => {
	test( 'keeps it on the whole way to the database and back', async () => {
		const value = '%category% 100% \\" <b> &amp; 🫖 شاي';
		expect(
			( await save( { page_title: value } ) ).body.data.page_title
		).toBe( value );
		expect( ( await read() ).page_title ).toBe( value );
	} );

	test( 'keeps objects objects and lists lists, also where they are empty or their names are numbers', async () => {
		const named = { '@type': 'Article', schema_name: 'Article' };
		const schemas = {
			none: { type: 'Article', fields: named },
			some: {
				type: 'Article',
				fields: {
					...named,
					address: {},
					tags: [],
					keyed: { 0: 'a', 1: 'b' },
				},
				show_on: { rules: [], specificText: [] },
				more: { deep: [ {} ] },
			},
		};
		await save( { schemas } );
		const stored = JSON.stringify( ( await read() ).schemas );
		expect( stored ).toBe( JSON.stringify( schemas ) );

		// Sending the same values again is neither a change nor a conflict if the base is current.
		const { status } = await save(
			{ schemas: { ...schemas, more: schemas.none } },
			{ schemas }
		);
		expect( status ).toBe( 200 );
		expect( JSON.stringify( ( await read() ).schemas ) ).toBe(
			JSON.stringify( { ...schemas, more: schemas.none } )
		);
	} );

	test( 'keeps schemas as they are', async () => {
		const schemas = {
			abc: {
				title: 'Article',
				type: 'Article',
				fields: {
					'@type': 'Article',
					schema_name: 'Article',
					headline: '%title%',
					parts: [ { n: 1, on: true, x: null } ],
				},
				show_on: {
					rules: [ 'basic-global' ],
					specific: [ 'post-12' ],
					specificText: [],
				},
			},
		};
		expect( ( await save( { schemas } ) ).body.data.schemas ).toEqual(
			schemas
		);
	} );
} );

describe( 'A save that is not accepted', () => {
	const refused: [ string, string, unknown ][] = [
		[ 'an unknown setting', 'sepparator', '-' ],
		[ 'a value of another type', 'page_title', null ],
		[ 'a value of the wrong form', 'instagram', 'javascript:alert(1)' ],
	];

	test( 'says which setting and why, and writes nothing', async () => {
		const answers = await saveEach(
			refused.map( ( [ , key, value ] ) => [ key, value ] )
		);
		refused.forEach( ( [ what, key ], i ) => {
			expect( { what, ...answers[ i ] } ).toMatchObject( {
				what,
				status: 400,
				body: {
					success: false,
					code: 'pharos_invalid_settings',
					message: expect.stringContaining( key ),
					data: {
						status: 400,
						errors: { [ key ]: expect.stringMatching( /\w/ ) },
					},
				},
				stored: false,
			} );
			expect(
				Object.keys( answers[ i ]?.body.data.errors ?? {} )
			).toEqual( [ key ] );
		} );
	} );

	test( 'names every setting that is wrong', async () => {
		const { body } = await save( {
			separator: 5,
			nonsense: 1,
			page_title: 'ok',
		} );
		expect( Object.keys( body.data.errors ?? {} ) ).toEqual( [
			'separator',
			'nonsense',
		] );
	} );

	test( 'says where in a setting the wrong value is', async () => {
		const { body } = await save( {
			social_profiles: { threads: '@fern', mastodon: 'two words' },
			templates: { post_types: { post: { title: 5 } } },
			separator: 5,
		} );
		expect( body.message ).toContain( '“social_profiles.mastodon”' );
		expect( body.message ).toContain( '“templates.post_types.post.title”' );
		expect( body.data.paths ).toEqual( {
			social_profiles: [ 'mastodon' ],
			templates: [ 'post_types', 'post', 'title' ],
		} );
	} );

	test( 'an incomplete request is an error too', async () => {
		const answers = await saveEach( [
			[ '', {} ],
			[ '', { data: 'x' } ],
			[ '', { data: {}, base: 'x' } ],
		] );
		for ( const { status, body } of answers ) {
			expect( [ status, body.success ] ).toEqual( [ 400, false ] );
		}
		expect(
			(
				await (
					await site.as( 'admin' )
				).rest< Answer >( 'POST', path, {} )
			).body
		).toMatchObject( {
			success: false,
			code: 'rest_missing_callback_param',
		} );
	} );
} );
