import type { SchemaOptions, SchemaType } from '../../common/schema/types';
import { createListSlice, type ListTypes } from '../list-slice';
import * as actions from './actions';
import { schema as reducer } from './reducer';
import * as selectors from './selectors';
import type { SchemaAction, SchemaState } from './types';

/** Previews of the setting `schemas`, and which of them lack properties. */
export const schema = {
	name: 'schema',
	reducer,
	actions,
	selectors,
} as const;

/** The available schema types, by name. */
export const schemaTypes = createListSlice( {
	name: 'schemaTypes',
	selector: 'getSchemaTypes',
	path: 'schema-types',
	shouldInvalidate: () => false,
} );

/** The available display conditions; the settings determine whether attachment pages are among them. */
export const schemaConditions = createListSlice( {
	name: 'schemaConditions',
	selector: 'getSchemaConditions',
	path: 'schema-conditions',
} );

declare module '../types' {
	interface Slices {
		schema: SliceTypes< SchemaState, SchemaAction, typeof selectors >;
		schemaTypes: ListTypes<
			'schemaTypes',
			'getSchemaTypes',
			Readonly< Record< string, SchemaType > >
		>;
		schemaConditions: ListTypes<
			'schemaConditions',
			'getSchemaConditions',
			SchemaOptions[]
		>;
	}
}
