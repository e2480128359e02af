import type {
	SchemaObject,
	SchemaOptions,
	SchemaType,
} from '../../common/schema/types';

/** What POST /pharos/v1/schema-preview is asked. */
export interface SchemaPreviewRequest {
	/** Of the site, as they are edited. */
	schemas: Record< string, SchemaObject >;
	/** A page, such as "post-12"; '' for one that shows the schema `id`. */
	page: string;
	id: string;
}

export interface SchemaState {
	/** By name. */
	types: Record< string, SchemaType > | null;
	conditions: SchemaOptions[] | null;
	/** Those that were last seen to lack what is required, as they were then, by id. */
	incomplete: Record< string, SchemaObject >;
}

/** Facts. */
export type SchemaAction =
	| { type: 'schema/RECEIVE_TYPES'; types: Record< string, SchemaType > }
	| { type: 'schema/RECEIVE_CONDITIONS'; conditions: SchemaOptions[] }
	| { type: 'schema/CHECKED'; id: string; incomplete?: SchemaObject };
