/** Settings saved by several users at the same time. @database */
import {
	path,
	read,
	save,
	startWithDefaults,
	stored,
} from './support/settings';
import { site } from './support/site';

startWithDefaults();

const schema = ( title: string, more: object = {} ) => ( {
	title,
	type: 'Article',
	fields: { '@type': 'Article', schema_name: title },
	show_on: { rules: [ 'basic-global' ] },
	...more,
} );
describe( 'Two people save at the same time', () => {
	test( 'different settings: all changes are kept, however many people save', async () => {
		const keys = Object.entries( await read() )
			.filter( ( [ , value ] ) => typeof value === 'boolean' )
			.slice( 0, 20 );
		const answers = await Promise.all(
			keys.map( ( [ key, value ] ) =>
				save( { [ key ]: ! value }, { [ key ]: value } )
			)
		);
		expect( answers.every( ( { status } ) => status === 200 ) ).toBe(
			true
		);
		const now = await read();
		expect(
			keys.filter( ( [ key, value ] ) => now[ key ] === value )
		).toEqual( [] );
		expect( await stored() ).toMatchObject( { revision: 20 } );
	} );

	test( 'the same setting: the second one is told what it is now, and nothing is written', async () => {
		await save( { separator: '|' }, { separator: '-' } );
		const { status, body } = await save(
			{ separator: '·', page_title: 'x' },
			{ separator: '-', page_title: '%title% - %site_name%' }
		);
		expect( status ).toBe( 409 );
		expect( body ).toMatchObject( {
			success: false,
			code: 'pharos_settings_conflict',
			data: { status: 409, conflicts: { separator: '|' } },
		} );
		expect( await stored() ).toEqual( { revision: 1, separator: '|' } );
	} );

	test( 'the same setting to the same value: no conflict', async () => {
		await save( { no_follow: [ 'post' ] }, { no_follow: [] } );
		const { status } = await save(
			{ no_follow: [ 'post' ] },
			{ no_follow: [] }
		);
		expect( status ).toBe( 200 );
	} );

	test( 'the order of names in an object is no change', async () => {
		await save( {
			home_page_facebook: { title: 'a', description: 'b', image_url: '' },
		} );
		const { status } = await save(
			{
				home_page_facebook: {
					title: 'c',
					description: 'b',
					image_url: '',
				},
			},
			{
				home_page_facebook: {
					image_url: '',
					description: 'b',
					title: 'a',
				},
			}
		);
		expect( status ).toBe( 200 );
	} );

	test( 'an entry that is changed stays in its place: which one of several is the first means something', async () => {
		const before = ( await read() ).schemas as Record<
			string,
			{ fields: object }
		>;
		const { organization } = before;
		const { status } = await save(
			{
				schemas: {
					...before,
					organization: {
						...organization,
						fields: { ...organization?.fields, name: 'Fern' },
					},
				},
			},
			{ schemas: before }
		);
		expect( status ).toBe( 200 );
		const names = async () =>
			Object.keys( ( await read() ).schemas as object );
		expect( await names() ).toEqual( Object.keys( before ) );
	} );

	test( 'an entry that comes back, such as by “Undo”, is where it was; what others have added is behind', async () => {
		const before = ( await read() ).schemas as Record< string, object >;
		const { organization, ...others } = before;
		const change = async ( schemas: object, base: object ) =>
			expect(
				( await save( { schemas }, { schemas: base } ) ).status
			).toBe( 200 );
		await change( others, before );
		await change( { ...others, second: organization }, others );
		await change( before, others );
		expect( Object.keys( ( await read() ).schemas as object ) ).toEqual( [
			...Object.keys( before ),
			'second',
		] );
	} );

	test( 'having seen the newer value, the second one may overwrite it', async () => {
		await save( { separator: '|' } );
		expect(
			( await save( { separator: '·' }, { separator: '|' } ) ).status
		).toBe( 200 );
	} );

	test( 'a map that is in conflict and empty is an object', async () => {
		await save( { social_profiles: { mastodon: '@x@tea.example' } } );
		await save( { social_profiles: {} } );
		const admin = await site.as( 'admin' );
		const answer = await admin.fetch( `/wp-json${ path }`, {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				'X-WP-Nonce': admin.nonce,
			},
			body: JSON.stringify( {
				data: { social_profiles: { mastodon: '@y@tea.example' } },
				base: { social_profiles: { mastodon: '@x@tea.example' } },
			} ),
		} );
		expect( await answer.text() ).toContain(
			'"conflicts":{"social_profiles":{}}'
		);
	} );
} );

describe( 'Two people who save schemas at the same time', () => {
	const base = { a: schema( 'A' ), b: schema( 'B' ), c: schema( 'C' ) };
	beforeEach( () => save( { schemas: base } ) );

	test( 'different ones: both stay', async () => {
		const theirs = { ...base, a: schema( 'Theirs' ), d: schema( 'New' ) };
		const { c: _removed, ...withoutC } = base;
		const mine = { ...withoutC, b: schema( 'Mine' ) };
		await save( { schemas: theirs }, { schemas: base } );
		const { status, body } = await save(
			{ schemas: mine },
			{ schemas: base }
		);
		expect( status ).toBe( 200 );
		expect( body.data.schemas ).toEqual( {
			a: schema( 'Theirs' ),
			b: schema( 'Mine' ),
			d: schema( 'New' ),
		} );
	} );

	test( 'however many people save', async () => {
		const ids = Array.from( { length: 12 }, ( _, i ) => `new-${ i }` );
		const answers = await Promise.all(
			ids.map( ( id ) =>
				save(
					{ schemas: { ...base, [ id ]: schema( id ) } },
					{ schemas: base }
				)
			)
		);
		expect( answers.map( ( { status } ) => status ) ).toEqual(
			ids.map( () => 200 )
		);
		expect(
			Object.keys( ( await read() ).schemas as object ).sort()
		).toEqual( [ 'a', 'b', 'c', ...ids ].sort() );
	} );

	test( 'the same one: the second one is told which, and nothing is written', async () => {
		await save(
			{ schemas: { ...base, a: schema( 'Theirs' ) } },
			{ schemas: base }
		);
		const { status, body } = await save(
			{
				separator: '|',
				schemas: { ...base, a: schema( 'Mine' ), b: schema( 'Mine' ) },
			},
			{ separator: '-', schemas: base }
		);
		expect( status ).toBe( 409 );
		expect( body.data ).toMatchObject( {
			conflicts: { schemas: { ...base, a: schema( 'Theirs' ) } },
			entries: { schemas: [ 'a' ] },
		} );
		expect( await read() ).toMatchObject( {
			separator: '-',
			schemas: { ...base, a: schema( 'Theirs' ) },
		} );
	} );

	test( 'one that the other has removed: the second one is told', async () => {
		const { a: _removed, ...withoutA } = base;
		await save( { schemas: withoutA }, { schemas: base } );
		const { status, body } = await save(
			{ schemas: { ...base, a: schema( 'Mine' ) } },
			{ schemas: base }
		);
		expect( status ).toBe( 409 );
		expect( body.data ).toMatchObject( {
			conflicts: { schemas: withoutA },
			entries: { schemas: [ 'a' ] },
		} );
	} );

	test( 'the same one to the same: no conflict', async () => {
		const same = { ...base, a: schema( 'Same' ) };
		await save( { schemas: same }, { schemas: base } );
		const { status } = await save( { schemas: same }, { schemas: base } );
		expect( status ).toBe( 200 );
	} );

	test( 'with settings of the other option in one go: all changes of both stay', async () => {
		const keys = Object.entries( await read() )
			.filter( ( [ , value ] ) => typeof value === 'boolean' )
			.slice( 0, 10 );
		const answers = await Promise.all(
			keys.map( ( [ key, value ], i ) =>
				save(
					{
						[ key ]: ! value,
						schemas: { ...base, [ `s${ i }` ]: schema( key ) },
					},
					{ [ key ]: value, schemas: base }
				)
			)
		);
		expect( answers.map( ( { status } ) => status ) ).toEqual(
			keys.map( () => 200 )
		);
		const now = await read();
		expect(
			keys.filter( ( [ key, value ] ) => now[ key ] === value )
		).toEqual( [] );
		expect( Object.keys( now.schemas as object ) ).toHaveLength( 13 );
	} );
} );
