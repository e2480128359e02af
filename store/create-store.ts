import { combineReducers, createReduxStore } from '@wordpress/data';
import { createBridge } from './bridge';
import { controls } from './controls';
import { STORE_NAME } from './name';
import type { Slice } from './slice';
import type { Actions, Store } from './slices';
import type { Selectors } from './thunk-args';
import type { State } from './types';
import { createUnsavedWork } from './unsaved-work';

/** What has a name of its own in the store. */
type Kind = 'actions' | 'selectors' | 'resolvers';

/** A slice, or what the store adds by itself. */
type Part = Partial< Pick< Slice, Kind > >;

/**
 * Makes the store `pharos` of some slices.
 *
 * @param  slices Each once. What a slice calls of another one is only there with that one.
 * @throws {Error} When two slices use the same name, or a resolver has no selector: the later one would win unseen.
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
			actions: createBridge(
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

/** One object of all the parts. */
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
