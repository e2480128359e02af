import type {
	SchemaObject,
	SchemaOptions,
	SchemaType,
} from '../../common/schema/types';
import type { State } from '../types';

/** The types that a schema may have, by name (GET /pharos/v1/schema-types, started by the first call); null until then. */
export const getSchemaTypes = ( {
	schema,
}: State ): Readonly< Record< string, SchemaType > > | null => schema.types;

/** What a schema can be shown on (GET /pharos/v1/schema-conditions, started by the first call); null until then. */
export const getSchemaConditions = ( {
	schema,
}: State ): SchemaOptions[] | null => schema.conditions;

/** The schemas that were last seen to lack what Google requires, as they were then, by id. */
export const __getIncompleteSchemas = ( {
	schema,
}: State ): Readonly< Record< string, SchemaObject > > => schema.incomplete;
