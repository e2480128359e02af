import { createSite } from '../../tests/js/create-site';
import {
	exampleArticle,
	exampleConditions,
	exampleTypes,
} from '../../tests/js/schema-types';
import { store } from '..';

jest.mock( '../api' );

describe( 'schemas', () => {
	test( 'have types and conditions, each asked for once', async () => {
		const { registry, select, server } = createSite();
		const { getSchemaTypes, getSchemaConditions } =
			registry.resolveSelect( store );
		expect( select.getSchemaTypes() ).toBeNull();
		expect( select.getSchemaConditions() ).toBeNull();

		await Promise.all( [ getSchemaTypes(), getSchemaTypes() ] );
		await getSchemaConditions();

		expect( select.getSchemaTypes() ).toEqual( exampleTypes );
		expect( select.getSchemaConditions() ).toEqual( exampleConditions );
		expect( server.requests ).toHaveLength( 2 );
	} );

	test( 'that are not saved yet are shown on a page', async () => {
		const { dispatch } = createSite();
		const { page, nodes } = await dispatch.previewSchemas( {
			schemas: { article: exampleArticle },
			page: 'post-12',
			id: 'article',
		} );
		expect( page.id ).toBe( 'post-12' );
		expect( nodes.article ).toMatchObject( { '@type': 'Article' } );
	} );

	test( 'that lack what is required are asked about before they are saved', async () => {
		const { dispatch, select, server, registry } = createSite();
		await registry.resolveSelect( store ).getSettings();
		const schemas = { article: exampleArticle };
		await dispatch.editSetting( 'schemas', schemas );
		const problem = {
			schema: 'article',
			path: [ 'headline' ],
			level: 'error',
			code: 'required',
			message: '',
		};
		const preview = async ( node: object | null ) => {
			server.answerOnce( () => ( {
				success: true,
				data: {
					page: { id: '', label: '', url: '' },
					graph: {},
					nodes: { article: node },
					problems: [ problem ],
				},
			} ) );
			await dispatch.previewSchemas( {
				schemas,
				page: '',
				id: 'article',
			} );
		};
		await preview( null );
		expect( select.__getSaveQuestion( 'settings' ) ).toMatchObject( {
			title: 'Save an incomplete schema?',
		} );
		await preview( { '@type': 'Article' } );
		expect( select.__getSaveQuestion( 'settings' ) ).toBeNull();
	} );

	test( 'are counted by the pages that show them', async () => {
		const { dispatch } = createSite();
		const none = { rules: [], specific: [], specificText: [] };
		const { count } = await dispatch.countSchemaPages( {
			show_on: { ...none, rules: [ 'basic-global' ] },
			not_show_on: none,
		} );
		expect( count ).toBe( 1200 );
	} );

	test( 'find posts and terms; a failure is for who asked', async () => {
		const { dispatch, server } = createSite();
		const results = [ { id: 'tax-5', label: 'Bread', group: 'Tags' } ];
		server.answerOnce( () => ( { success: true, results } ) );
		expect( await dispatch.findSpecifics( 'bread' ) ).toEqual( results );
		expect( server.requests ).toMatchObject( [
			{
				method: 'POST',
				path: '/pharos/v1/posts',
				data: { q: 'bread' },
			},
		] );

		server.failOnce( { code: 'fetch_error', message: 'Gone.' } );
		await expect( dispatch.findSpecifics( 'bread' ) ).rejects.toMatchObject(
			{ message: 'Gone.' }
		);
	} );
} );
