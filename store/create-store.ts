import { combineReducers, createReduxStore } from '@wordpress/data';
import { createSagaRunner } from './saga-runner';
import { controls } from './controls';
import { STORE_NAME } from './name';
import type { Slice } from './slice';
import type { Actions, Store } from './slices';
import type { Selectors } from './thunk-args';
import type { State } from './types';
import { createUnsavedWork } from './unsaved-work';

/** The members of the store that share a namespace across slices. */
type Kind = 'actions' | 'selectors' | 'resolvers';

/** A slice, or the members that the store itself adds. */
type Part = Partial< Pick< Slice, Kind > >;

/**
 * Creates the store `pharos` from slices.
 *
 * @param  slices The slices, each once. A slice that calls members of another one requires that one in the list.
 * @throws {Error} When two slices use the same name, or a resolver has no selector: otherwise the later one would
 *                 silently win.
 */
export function createStore( slices: readonly Slice[] ): Store {
	const reducers = membersOf(
		slices.map( ( { name, reducer } ) => ( { [ name ]: reducer } ) ),
		'slice'
	);
	const parts: Part[] = [
		...slices,
		createUnsavedWork( slices ),
		{
			actions: createSagaRunner(
				slices.flatMap( ( { watchers = [] } ) => watchers )
			),
		},
	];
	const all = ( kind: Kind ) =>
		membersOf(
			parts.map( ( part ) => part[ kind ] ?? {} ),
			kind
		);
	const selectors = all( 'selectors' );
	const resolvers = all( 'resolvers' );
	for ( const name of Object.keys( resolvers ) ) {
		if ( ! Object.hasOwn( selectors, name ) ) {
			throw new Error( `The resolver "${ name }" has no selector.` );
		}
	}
	return createReduxStore< State, Actions, Selectors >( STORE_NAME, {
		reducer: combineReducers( reducers ),
		actions: all( 'actions' ) as unknown as Actions,
		selectors: selectors as unknown as Selectors,
		resolvers,
		controls,
	} );
}

/** Merges the members of all parts into one object. */
function membersOf< Member >(
	parts: readonly Readonly< Record< string, Member > >[],
	kind: string
): Record< string, Member > {
	const members = parts.flatMap( ( part ) => Object.entries( part ) );
	const names = members.map( ( [ name ] ) => name );
	const twice = names.find( ( name, i ) => names.indexOf( name ) !== i );
	if ( twice !== undefined ) {
		throw new Error( `Two slices share a name (${ kind }): "${ twice }".` );
	}
	return Object.fromEntries( members );
}
