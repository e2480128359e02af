import type { SchemaObject } from '../../common/schema/types';
import type { State } from '../types';

/** The schemas that lacked properties required by Google when last checked, in that version, by id. */
export const __getIncompleteSchemas = ( {
	schema,
}: State ): Readonly< Record< string, SchemaObject > > => schema.incomplete;
