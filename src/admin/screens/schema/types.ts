import type { SchemaObject } from '../../../schema';

/** A schema of the list. */
export interface SchemaRow {
	id: string;
	schema: SchemaObject;
	/** It goes when that is saved. */
	isRemoved: boolean;
	/** Not saved yet. */
	isNew: boolean;
}
