import { act, renderHook } from '@testing-library/react';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import type { ReactNode } from 'react';
import { noSeo } from '../object-seo/fixtures';
import { useIgnored, useSeo } from './fields';

jest.mock( '@wordpress/core-data', () => ( { store: { name: 'core' } } ), {
	virtual: true,
} );
jest.mock( '@wordpress/editor', () => ( { store: { name: 'core/editor' } } ), {
	virtual: true,
} );

const NO_COUNTS = {
	error: 0,
	warning: 0,
	suggestion: 0,
	success: 0,
	ignored: 0,
};

/** Registers an editor store that holds the post and records its undo steps. */
function openPost( post: object ) {
	const registry = createRegistry();
	const steps: boolean[] = [];
	registry.register(
		createReduxStore( 'core/editor', {
			reducer: (
				state: Record< string, unknown > = { ...post },
				action: { type: string; edits?: object }
			) =>
				action.type === 'EDIT' ? { ...state, ...action.edits } : state,
			actions: {
				editPost: (
					edits: object,
					options?: { isCached?: boolean }
				) => {
					steps.push( options?.isCached !== true );
					return { type: 'EDIT', edits };
				},
			},
			selectors: {
				getEditedPostAttribute: (
					state: Record< string, unknown >,
					name: string
				) => state[ name ],
			},
		} )
	);
	const wrapper = ( { children }: { children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return { registry, steps, wrapper };
}

describe( 'The fields of a post', () => {
	let now = 0;
	beforeEach( () => {
		now = 5000;
		jest.spyOn( performance, 'now' ).mockImplementation( () => now );
	} );
	afterEach( () => jest.restoreAllMocks() );

	test( 'key presses in one field are one step of undo, until the person pauses or goes on', () => {
		const { steps, wrapper } = openPost( { pharos_seo: noSeo } );
		const { result } = renderHook( useSeo, { wrapper } );
		const type = ( field: string, text: string ) =>
			act( () => result.current[ 1 ]( { [ field ]: text }, true ) );

		type( 'title', 'T' );
		now += 200;
		type( 'title', 'Te' );
		type( 'description', 'D' );
		now += 1500;
		type( 'description', 'De' );

		expect( steps ).toEqual( [ true, false, true, true ] );
		expect( result.current[ 0 ] ).toEqual( {
			...noSeo,
			title: 'Te',
			description: 'De',
		} );
	} );

	test( 'what is typed after an undo is a step of its own', () => {
		const { registry, steps, wrapper } = openPost( { pharos_seo: noSeo } );
		const { result } = renderHook( useSeo, { wrapper } );
		act( () => result.current[ 1 ]( { title: 'T' }, true ) );
		act( () => {
			// The editor's undo does the same.
			void registry
				.dispatch( 'core/editor' )
				.editPost?.( { pharos_seo: noSeo } );
		} );
		act( () => result.current[ 1 ]( { title: 'X' }, true ) );
		expect( steps ).toEqual( [ true, true, true ] );
	} );

	test( 'who may not edit them changes nothing', () => {
		const { steps, wrapper } = openPost( { pharos_seo: null } );
		const { result } = renderHook( useSeo, { wrapper } );
		act( () => result.current[ 1 ]( { title: 'T' } ) );
		expect( steps ).toEqual( [] );
	} );

	test( 'an ignored check is kept with the counts that were stored', () => {
		const { registry, wrapper } = openPost( {
			pharos_checks: { counts: NO_COUNTS, ignored: [ 'a' ] },
		} );
		const { result } = renderHook( useIgnored, { wrapper } );
		act( () => void result.current.ignore( 'b' ) );
		expect( result.current.ignored ).toEqual( [ 'a', 'b' ] );
		act( () => void result.current.restore( 'a' ) );
		expect(
			registry
				.select( 'core/editor' )
				.getEditedPostAttribute?.( 'pharos_checks' )
		).toEqual( { counts: NO_COUNTS, ignored: [ 'b' ] } );
	} );
} );
