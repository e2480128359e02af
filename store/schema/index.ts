import * as actions from './actions';
import { schema as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { SchemaAction, SchemaState } from './types';

/** The schema types and display conditions for the setting `schemas`, and previews of their output. */
export const schema = {
	name: 'schema',
	reducer,
	actions,
	selectors,
	resolvers,
} as const;

declare module '../types' {
	interface Slices {
		schema: SliceTypes< SchemaState, SchemaAction, typeof selectors >;
	}
}
