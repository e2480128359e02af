import type { SchemaObject } from '../../common/schema/types';

/** The parameters of POST /pharos/v1/schema-preview. */
export interface SchemaPreviewRequest {
	/** The schemas of the site, including unsaved edits. */
	schemas: Record< string, SchemaObject >;
	/** A page, such as "post-12"; '' for one on which the schema `id` is output. */
	page: string;
	id: string;
}

export interface SchemaState {
	/** The schemas that lacked required properties when last checked, in that version, by id. */
	incomplete: Record< string, SchemaObject >;
}

/** Events. */
export type SchemaAction = {
	type: 'schema/CHECKED';
	id: string;
	incomplete?: SchemaObject;
};
