import { createRegistry } from '@wordpress/data';
import { app } from './app';
import { createStore } from './create-store';
import { settings } from './settings';
import type { Slice } from './slice';
import { SLICES } from './slices';

jest.mock( './api' );

const notes: Slice = {
	name: 'notes',
	reducer: () => ( {} ),
	actions: { addNote: () => ( { type: 'notes/ADD' } ) },
	selectors: { getNotes: () => 'Buy beans' },
	resolvers: { getNotes: () => {} },
};

describe( 'a store made of slices', () => {
	test( 'has what each of them brings', () => {
		const registry = createRegistry();
		const store = createStore( [ settings, notes ] );

		registry.register( store );

		expect( registry.select( store.name ).getNotes?.() ).toBe(
			'Buy beans'
		);
		expect( registry.select( store ).getEdits() ).toEqual( {} );
		expect( registry.select( store ).getConfirmation ).toBeUndefined();
	} );

	test( 'of all slices has no name twice', () => {
		expect( () => createStore( SLICES ) ).not.toThrow();
	} );

	test.each< [ string, Partial< Slice >, string ] >( [
		[
			'an action',
			{ actions: { addNote: () => {} } },
			'(actions): "addNote"',
		],
		[
			'a selector',
			{ selectors: { getNotes: () => {} } },
			'(selectors): "getNotes"',
		],
		[ 'a key of the state', { name: 'notes' }, '(slice): "notes"' ],
	] )( 'refuses two slices that share %s', ( _, part, message ) => {
		const other = { ...app, name: 'other', actions: {}, ...part };

		expect( () => createStore( [ notes, other ] ) ).toThrow(
			`Two slices share a name ${ message }`
		);
	} );

	test( 'refuses two resolvers of one selector', () => {
		const other = {
			...notes,
			name: 'other',
			actions: {},
			selectors: {},
			resolvers: { getNotes: () => {} },
		};

		expect( () => createStore( [ notes, other ] ) ).toThrow(
			'Two slices share a name (resolvers): "getNotes"'
		);
	} );

	test( 'refuses a resolver that no selector would ever start', () => {
		expect( () => createStore( [ { ...notes, selectors: {} } ] ) ).toThrow(
			'The resolver "getNotes" has no selector.'
		);
	} );
} );
