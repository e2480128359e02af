/**
 * The store's types follow from the lists of slices. A slice's reducer names the actions that it knows, never `Action`, and
 * its thunks have explicit results: so these types don't need themselves.
 */
import type {
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs as WpThunkArgs,
} from '@wordpress/data';
import type { createBridge } from './bridge';
import type { settingsApp } from './settings-app';
import type { createUnsavedWork } from './unsaved-work';

/** Any slice of any app. */
type AnySlice = ( typeof settingsApp )[ number ];

/** What the slices (a union) have under a name, as one type. */
type MembersOf< Part, Kind extends string > = Intersection<
	Part extends Readonly< Record< Kind, infer Members > > ? Members : never
>;

type Intersection< Union > = (
	Union extends unknown ? ( member: Union ) => void : never
) extends ( member: infer Whole ) => void
	? Whole
	: never;

/** Plain JSON, one part a slice. */
export type State = {
	[ Each in AnySlice as Each[ 'name' ] ]: ReturnType< Each[ 'reducer' ] >;
};

/** Every plain action that a reducer or a saga of ours knows. */
export type Action = Parameters< AnySlice[ 'reducer' ] >[ 1 ];

type Work = ReturnType< typeof createUnsavedWork >;

export type Actions = MembersOf< AnySlice, 'actions' > &
	Work[ 'actions' ] &
	ReturnType< typeof createBridge >;
export type Selectors = MembersOf< AnySlice, 'selectors' > &
	Work[ 'selectors' ];

// Interfaces, not aliases: the actions' types refer to themselves through them.
export interface Store extends StoreDescriptor<
	ReduxStoreConfig< State, Actions, Selectors >
> {}
export interface ThunkArgs extends WpThunkArgs< Store > {}
