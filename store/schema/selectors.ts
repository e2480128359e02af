import type {
	SchemaObject,
	SchemaOptions,
	SchemaType,
} from '../../common/schema/types';
import type { State } from '../types';

/** The available schema types by name (GET /pharos/v1/schema-types, requested by the first call); null until loaded. */
export const getSchemaTypes = ( {
	schema,
}: State ): Readonly< Record< string, SchemaType > > | null => schema.types;

/** The available display conditions (GET /pharos/v1/schema-conditions, requested by the first call); null until loaded. */
export const getSchemaConditions = ( {
	schema,
}: State ): SchemaOptions[] | null => schema.conditions;

/** The schemas that lacked properties required by Google when last checked, in that version, by id. */
export const __getIncompleteSchemas = ( {
	schema,
}: State ): Readonly< Record< string, SchemaObject > > => schema.incomplete;
