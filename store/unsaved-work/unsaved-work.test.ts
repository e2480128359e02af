import { createRegistry } from '@wordpress/data';
import { app } from '../app';
import { createStore } from '../create-store';
import { IDLE } from '../saving/state';
import type { SaveError, SaveState } from '../saving/types';
import type { Slice } from '../slice';
import type { UnsavedWork } from '.';

jest.mock( '../api' );

/** A store with a slice like that of an add-on: notes, with an unsaved `text`. */
function createNotes( work: Partial< UnsavedWork > = {} ) {
	const notesIn = ( state: object ) =>
		( state as { notes: { text: string; save: SaveState } } ).notes;
	const save = jest.fn( async () => true );
	const notes: Slice = {
		name: 'notes',
		reducer: (
			state: object = { text: '', save: IDLE },
			action: { type: string }
		) => ( action.type === 'notes/SET' ? { ...state, ...action } : state ),
		actions: {
			setNotes: ( values: object ) => ( {
				type: 'notes/SET',
				...values,
			} ),
		},
		selectors: {},
		unsaved: {
			has: ( state ) => notesIn( state ).text !== '',
			getSave: ( state ) => notesIn( state ).save,
			save: () => save,
			...work,
		},
	};
	const registry = createRegistry();
	const store = createStore( [ app, notes ] );
	registry.register( store );
	return {
		save,
		select: registry.select( store ),
		dispatch: registry.dispatch( store ),
		set: ( values: object ) =>
			registry.dispatch( 'pharos' ).setNotes?.( values ),
	};
}

const failure = ( kind: SaveError[ 'kind' ] ): SaveState => ( {
	status: 'error',
	sent: 'Beans',
	error: { kind, message: 'No' },
} );

describe( 'unsaved work that a slice contributes', () => {
	test( 'is known to the store, and so is its saving', async () => {
		const { select, set } = createNotes();
		expect( select.hasUnsavedWork() ).toBe( false );
		expect( select.getUnsavedWork() ).toEqual( [] );

		await set( { text: 'Beans' } );
		expect( select.hasUnsavedWork() ).toBe( true );
		expect( select.getUnsavedWork() ).toEqual( [ 'notes' ] );
		expect( select.getUnsavedWork() ).toBe( select.getUnsavedWork() );

		await set( { save: { ...IDLE, status: 'saving' } } );
		expect( select.isSavingWork() ).toBe( true );
		expect( select.getWorkSaves() ).toEqual( [
			{
				...IDLE,
				status: 'saving',
				name: 'notes',
			},
		] );
	} );

	test( 'is saved by its own action, only when there is any', async () => {
		const { save, dispatch, set } = createNotes();
		await dispatch.saveAllWork();
		expect( save ).not.toHaveBeenCalled();

		await set( { text: 'Beans' } );
		await dispatch.saveAllWork();
		await dispatch.saveWork( 'no such slice' );

		expect( save ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'doesn’t throw when it fails: its state has the failure', async () => {
		const { save, dispatch, set } = createNotes();
		save.mockRejectedValueOnce( new Error( 'No' ) );
		await set( { text: 'Beans' } );

		await expect( dispatch.saveWork( 'notes' ) ).resolves.toBeUndefined();
	} );

	test( 'is saved after its question was answered with yes', async () => {
		const question = { title: 'Publish your notes?' };
		const { save, select, dispatch, set } = createNotes( {
			getQuestion: () => question,
		} );
		await set( { text: 'Beans' } );

		await dispatch.saveWork( 'notes' );
		expect( select.getConfirmation() ).toMatchObject( question );
		expect( save ).not.toHaveBeenCalled();
		await dispatch.acceptConfirmation();

		expect( save ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'is tried again when the network is back, if that was the reason', async () => {
		const retry = jest.fn( async () => true );
		const { dispatch, set } = createNotes( { retry: () => retry } );
		await set( { text: 'Beans', save: failure( 'server' ) } );
		await dispatch.setOnline( true );
		expect( retry ).not.toHaveBeenCalled();

		await set( { save: failure( 'offline' ) } );
		await dispatch.setOnline( false );
		expect( retry ).not.toHaveBeenCalled();
		await dispatch.setOnline( true );

		expect( retry ).toHaveBeenCalledTimes( 1 );
	} );
} );
