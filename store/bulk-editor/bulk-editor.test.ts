import { waitFor } from '@testing-library/react';
import { store as noticesStore } from '@wordpress/notices';
import { createSite } from '../../tests/js/create-site';
import { bulkPost } from '../../tests/js/bulk-rows';
import { store } from '..';

jest.mock( '../api' );

const ROUTE = '/pharos/v1/bulk-editor';

/** A site with the first page of the list loaded: posts 1 and 2. */
async function open() {
	const site = createSite();
	await site.registry.resolveSelect( store ).getBulkPage( 'page=1' );
	const title = (
		key: string,
		value: string,
		step = `${ key } ${ value }`
	) =>
		site.dispatch.editBulkCells( step, [ { key, field: 'title', value } ] );
	return { ...site, title };
}

/** The bodies of the POST requests, the oldest first. */
const sentBy = ( {
	server,
}: Pick< ReturnType< typeof createSite >, 'server' > ) =>
	server.requests
		.filter( ( { method } ) => method === 'POST' )
		.map( ( { data } ) => data.items );

describe( 'a page of the list', () => {
	test( 'is fetched with its query', async () => {
		const { select, server } = await open();

		expect( select.getBulkPage( 'page=1' ) ).toEqual( {
			keys: [ 'post 1', 'post 2' ],
			total: 3,
			pages: 2,
			orderby: 'date',
		} );
		expect( select.getBulkItems()[ 'post 2' ]?.name ).toBe( 'Beans' );
		expect( select.getBulkPage( 'page=2' ) ).toBeNull();
		expect( server.requests[ 0 ] ).toEqual( {
			path: `${ ROUTE }?page=1`,
		} );
	} );

	test( 'reloaded keeps the edits, and points out changes of other users', async () => {
		const { select, dispatch, server, registry, title } = await open();
		await title( 'post 1', 'Mine' );
		await title( 'post 2', 'Mine too' );
		server.bulk.change( 1, { title: 'Theirs' } );
		server.bulk.change( 2, { description: 'Another field' } );

		await dispatch.invalidateResolution( 'getBulkPage', [ 'page=1' ] );
		await registry.resolveSelect( store ).getBulkPage( 'page=1' );

		expect( select.getBulkEdits() ).toEqual( {
			'post 1': { title: 'Mine' },
			'post 2': { title: 'Mine too' },
		} );
		expect( select.getBulkFailures() ).toEqual( {
			'post 1': expect.objectContaining( {
				conflicts: { title: 'Theirs' },
			} ),
		} );
	} );
} );

describe( 'editing', () => {
	test( 'makes a row unsaved, and no more when it is changed back', async () => {
		const { select, title } = await open();

		await title( 'post 2', 'Beans!' );
		expect( select.getBulkEdits() ).toEqual( {
			'post 2': { title: 'Beans!' },
		} );
		expect( select.getUnsavedWork() ).toEqual( [ 'bulkEditor' ] );

		await title( 'post 2', 'All beans' );
		expect( select.hasUnsavedWork() ).toBe( false );
	} );

	test( 'is undone and redone step by step: all keys of a word are one', async () => {
		const { select, dispatch, title } = await open();
		await title( 'post 1', 'A', 'first' );
		await title( 'post 1', 'Ab', 'first' );
		await title( 'post 1', 'Abc', 'second' );
		const now = () => select.getBulkEdits()[ 'post 1' ]?.title;

		await dispatch.undoBulkEdit();
		expect( now() ).toBe( 'Ab' );
		await dispatch.undoBulkEdit();
		expect( now() ).toBeUndefined();
		expect( select.canUndoBulkEdit() ).toBe( false );
		await dispatch.undoBulkEdit();

		await dispatch.redoBulkEdit();
		await dispatch.redoBulkEdit();
		expect( now() ).toBe( 'Abc' );
		expect( select.canRedoBulkEdit() ).toBe( false );
	} );

	test( 'that ends where it began is no step; a new one forgets what was undone', async () => {
		const { select, dispatch, title } = await open();
		await title( 'post 1', 'A', 'first' );
		await title( 'post 1', '', 'first' );
		expect( select.canUndoBulkEdit() ).toBe( false );

		await title( 'post 1', 'B' );
		await dispatch.undoBulkEdit();
		await title( 'post 1', 'C' );
		expect( select.canRedoBulkEdit() ).toBe( false );
	} );
} );

describe( 'saving', () => {
	test( 'sends what has changed of each row, with what it was before', async () => {
		const site = await open();
		await site.title( 'post 1', 'New' );
		await site.dispatch.editBulkCells( 'x', [
			{ key: 'post 2', field: 'noindex', value: 'no' },
		] );

		expect( await site.dispatch.saveBulkEdits() ).toBe( true );

		expect( sentBy( site ) ).toEqual( [
			[
				{
					kind: 'post',
					id: 1,
					changes: { title: 'New' },
					base: { title: '' },
				},
				{
					kind: 'post',
					id: 2,
					changes: { noindex: 'no' },
					base: { noindex: 'yes' },
				},
			],
		] );
		expect( site.select.hasUnsavedWork() ).toBe( false );
		expect( site.select.canUndoBulkEdit() ).toBe( false );
		expect( site.select.getBulkItems()[ 'post 1' ]?.fields.title ).toBe(
			'New'
		);
		expect( notice( site )?.content ).toBe( '2 rows saved.' );
	} );

	test( 'without a change, or twice at a time, sends nothing', async () => {
		const site = await open();
		expect( await site.dispatch.saveBulkEdits() ).toBe( false );

		await site.title( 'post 1', 'New' );
		const release = site.server.hold();
		const first = site.dispatch.saveBulkEdits();
		expect( await site.dispatch.saveBulkEdits() ).toBe( false );
		release();
		expect( await first ).toBe( true );
		expect( sentBy( site ) ).toHaveLength( 1 );
	} );

	test( 'keeps edits made in the meantime', async () => {
		const site = await open();
		await site.title( 'post 1', 'New' );
		const release = site.server.hold();
		const saving = site.dispatch.saveBulkEdits();
		await site.title( 'post 1', 'Newer' );
		await site.title( 'post 2', 'Another' );
		release();
		await saving;

		expect( site.select.getBulkEdits() ).toEqual( {
			'post 1': { title: 'Newer' },
			'post 2': { title: 'Another' },
		} );
	} );

	test( 'names the rows that failed and keeps them, until they are changed', async () => {
		const site = await open();
		await site.title( 'post 1', 'Good' );
		await site.title( 'post 2', 'Bad' );

		await expect( site.dispatch.saveBulkEdits() ).rejects.toMatchObject( {
			message: '1 row saved. Not saved: “Beans”.',
		} );

		expect( site.select.getBulkEdits() ).toEqual( {
			'post 2': { title: 'Bad' },
		} );
		expect( site.select.getBulkFailures() ).toEqual( {
			'post 2': {
				message: 'This is bad.',
				fields: [ 'title' ],
				conflicts: {},
			},
		} );
		await site.title( 'post 2', 'Better' );
		expect( site.select.getBulkFailures() ).toEqual( {} );
		expect( await site.dispatch.saveBulkEdits() ).toBe( true );
	} );

	test( 'overwrites no unseen change; a change that was shown can be overwritten', async () => {
		const site = await open();
		await site.title( 'post 1', 'Mine' );
		site.server.bulk.change( 1, { title: 'Theirs' } );

		await expect( site.dispatch.saveBulkEdits() ).rejects.toBeDefined();

		expect( site.select.getBulkFailures()[ 'post 1' ] ).toMatchObject( {
			message: 'Changed elsewhere.',
			conflicts: { title: 'Theirs' },
		} );
		expect( await site.dispatch.saveBulkEdits() ).toBe( true );
		expect( sentBy( site ).at( -1 ) ).toMatchObject( [
			{ changes: { title: 'Mine' }, base: { title: 'Theirs' } },
		] );
		expect( site.select.getBulkFailures() ).toEqual( {} );
	} );

	test( 'goes a hundred rows at a time; what was answered before the network went is saved', async () => {
		const site = createSite();
		site.server.bulk.items = Array.from( { length: 101 }, ( _, index ) =>
			bulkPost( index + 1, `Post ${ index + 1 }` )
		);
		await site.registry.resolveSelect( store ).getBulkPage( 'page=1' );
		await site.dispatch.editBulkCells(
			'all',
			site.server.bulk.items.map( ( { id } ) => ( {
				key: `post ${ id }`,
				field: 'title' as const,
				value: 'Same',
			} ) )
		);
		site.server.answerOnce( ( { data } ) =>
			site.server.bulk.write( data )
		);
		site.server.failOnce( { code: 'fetch_error', message: 'Gone.' } );

		await expect( site.dispatch.saveBulkEdits() ).rejects.toMatchObject( {
			kind: 'offline',
		} );

		expect( sentBy( site ).map( ( { length } ) => length ) ).toEqual( [
			100, 1,
		] );
		expect( Object.keys( site.select.getBulkEdits() ) ).toEqual( [
			'post 101',
		] );

		// When the browser is online again, the rest is saved automatically.
		await site.dispatch.setOnline( true );
		expect( site.select.hasUnsavedWork() ).toBe( false );

		// The requests of one save are one change in the history.
		const [ first, second, later ] = site.server.requests
			.filter( ( { method } ) => method === 'POST' )
			.map( ( { data } ) => String( data.token ) );
		expect( first ).toMatch( /^[0-9a-f-]{32,36}$/ );
		expect( second ).toBe( first );
		expect( later ).not.toBe( first );
	} );
} );

describe( 'undo after a save', () => {
	test( 'stores what was there before', async () => {
		const site = await open();
		await site.title( 'post 2', 'New' );
		await site.dispatch.saveBulkEdits();
		expect( site.select.canUndoBulkSave() ).toBe( true );

		notice( site )?.actions[ 0 ]?.onClick?.();
		await waitFor( () =>
			expect( notice( site )?.content ).toBe( 'Change undone.' )
		);

		expect( sentBy( site ).at( -1 ) ).toEqual( [
			{
				kind: 'post',
				id: 2,
				changes: { title: 'All beans' },
				base: { title: 'New' },
			},
		] );
		expect( site.select.hasUnsavedWork() ).toBe( false );
		expect( site.select.canUndoBulkSave() ).toBe( false );
	} );

	test( 'leaves alone what is being typed', async () => {
		const site = await open();
		await site.title( 'post 1', 'New' );
		await site.title( 'post 2', 'New' );
		await site.dispatch.saveBulkEdits();
		await site.title( 'post 1', 'Newer' );

		await site.dispatch.undoBulkSave();

		expect( sentBy( site ).at( -1 ) ).toHaveLength( 1 );
		expect( site.select.getBulkEdits() ).toEqual( {
			'post 1': { title: 'Newer' },
		} );
	} );

	test( 'that fails leaves the former values to be saved again', async () => {
		const site = await open();
		await site.title( 'post 2', 'New' );
		await site.dispatch.saveBulkEdits();
		site.server.failOnce( { code: 'x', data: { status: 500 } } );

		await expect( site.dispatch.undoBulkSave() ).rejects.toBeDefined();

		expect( site.select.getBulkEdits() ).toEqual( {
			'post 2': { title: 'All beans' },
		} );
	} );
} );

const notice = ( {
	registry,
}: Pick< ReturnType< typeof createSite >, 'registry' > ) =>
	registry.select( noticesStore ).getNotices()[ 0 ];
