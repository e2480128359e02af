import * as actions from './actions';
import { schema as reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import type { SchemaAction, SchemaState } from './types';

/** What the schemas of the setting `schemas` are made of, and what they make of a page. */
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
