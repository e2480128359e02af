/** The store with which other plugins read and change the SEO fields of the open post. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReduxStore, createRegistry } from '@wordpress/data';
import { noSeo } from '../object-seo/fixtures';
import type { EditorStore } from '../public';
import { store } from './store';

jest.mock( '@wordpress/core-data', () => ( { store: { name: 'core' } } ), {
	virtual: true,
} );
jest.mock( '@wordpress/editor', () => ( { store: { name: 'core/editor' } } ), {
	virtual: true,
} );

/** The public store beside an editor with this post. */
function openPost( post: Record< string, unknown > ) {
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'core/editor', {
			reducer: (
				state: Record< string, unknown > = post,
				action: { type: string; edits?: object }
			) =>
				action.type === 'EDIT' ? { ...state, ...action.edits } : state,
			actions: {
				editPost: ( edits: object ) => ( { type: 'EDIT', edits } ),
			},
			selectors: {
				getEditedPostAttribute: (
					state: Record< string, unknown >,
					name: string
				) => state[ name ],
			},
		} )
	);
	registry.register( store );
	const name = { name: 'pharos/editor' } as EditorStore;
	return { ...registry.select( name ), ...registry.dispatch( name ) };
}

test( 'changes some fields of the post, and keeps the others', async () => {
	const { getSeo, editSeo } = openPost( {
		pharos_seo: { ...noSeo, description: 'Tea' },
	} );
	await editSeo( { title: 'Builder', redirect_status: 302 } );
	expect( getSeo() ).toEqual( {
		...noSeo,
		title: 'Builder',
		description: 'Tea',
		redirect_status: 302,
	} );
} );

test( 'ignores what is no field, or has another type, and says so', async () => {
	const { getSeo, editSeo } = openPost( { pharos_seo: noSeo } );
	const before = getSeo();
	await editSeo( { acme: 'x', title: 7 } as never );
	expect( getSeo() ).toBe( before );
	expect( console ).toHaveWarnedWith(
		'pharos/editor: editSeo() ignores "acme".'
	);
	expect( console ).toHaveWarnedWith(
		'pharos/editor: editSeo() ignores "title".'
	);
} );

test.each( [ null, [] ] )(
	'ignores %p in place of schemas, which the SEO sidebar couldn’t show',
	async ( schemas ) => {
		const { getSeo, editSeo } = openPost( { pharos_seo: noSeo } );
		await editSeo( { schemas } as never );
		expect( getSeo() ).toBe( noSeo );
		expect( console ).toHaveWarnedWith(
			'pharos/editor: editSeo() ignores "schemas".'
		);
	}
);

test( 'has nothing before the post is loaded, and for users who can’t edit its SEO', async () => {
	const { getSeo, editSeo } = openPost( { pharos_seo: null } );
	await editSeo( { title: 'Builder' } );
	expect( getSeo() ).toBeNull();
} );

test( 'docs/add-ons.md lists its members, no more and no fewer', () => {
	const text = readFileSync(
		join( __dirname, '../../docs/add-ons.md' ),
		'utf8'
	);
	const [ , part = '' ] =
		/^## The SEO fields of the open post$([^]*?)^## /m.exec( text ) ?? [];
	const registry = createRegistry();
	registry.register( store );
	expect(
		[ ...part.matchAll( /^\| `(\w+)\(/gm ) ].map( ( [ , name ] ) => name )
	).toEqual( [ 'getSeo', 'editSeo' ] );
	expect( registry.select( store ) ).toHaveProperty( 'getSeo' );
	expect( registry.dispatch( store ) ).toHaveProperty( 'editSeo' );
} );
