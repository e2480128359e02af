import { REST_PATH } from './name';
import {
	fetchWithSettings,
	settingsWereSaved,
} from './settings/fetch-with-settings';
import type { ThunkArgs } from './thunk-args';
import type { Action, Slices, State } from './types';

/** The types of createListSlice(), for `Slices`; `More` are further actions of the slice. */
export interface ListTypes<
	Name extends string,
	Selector extends string,
	Data,
	More = never,
> {
	/** By the query parameters of the route. */
	state: Readonly< Record< string, Data > >;
	action: { type: `${ Name }/RECEIVE`; request: string; data: Data } | More;
	selectors: Record<
		Selector,
		( state: State, request?: string ) => Data | null
	>;
}

/**
 * Creates the slice of a route that is only read: its selector requests the data with the first call, and again once
 * they are outdated; the known data stay until then.
 *
 * @param list                  The list.
 * @param list.name             The name of the slice.
 * @param list.selector         The name of its selector, whose argument are the query parameters of the route.
 * @param list.path             The path of the route in the namespace of the plugin.
 * @param list.shouldInvalidate Whether an action makes the data outdated; by default, when settings are saved.
 */
export function createListSlice<
	Name extends keyof Slices,
	Selector extends string & keyof Slices[ Name ][ 'selectors' ],
>( {
	name,
	selector,
	path,
	shouldInvalidate = settingsWereSaved,
}: {
	name: Name;
	selector: Selector;
	path: string;
	shouldInvalidate?: ( action: Action ) => boolean;
} ) {
	type Lists = ListTypes< Name, Selector, object >;
	const type = `${ name }/RECEIVE` as const;
	const fetchList =
		( request = '' ) =>
		async ( { dispatch }: ThunkArgs ): Promise< void > => {
			const query = request && `?${ request }`;
			const data: object = await dispatch(
				fetchWithSettings( {
					path: `${ REST_PATH }/${ path }${ query }`,
				} )
			);
			dispatch( { type, request, data } as Action );
		};
	return {
		name,
		reducer: (
			state: Lists[ 'state' ] = {},
			action: Lists[ 'action' ]
		): Lists[ 'state' ] =>
			action.type === type
				? { ...state, [ action.request ]: action.data }
				: state,
		selectors: {
			[ selector ]: ( state: State, request = '' ) =>
				( state[ name ] as Lists[ 'state' ] )[ request ] ?? null,
		} as Slices[ Name ][ 'selectors' ],
		resolvers: {
			[ selector ]: Object.assign( fetchList, {
				shouldInvalidate,
			} ),
		},
	};
}
