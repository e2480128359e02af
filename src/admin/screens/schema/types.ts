import type { SchemaObject } from '../../../schema';

/** A row of the schema list. */
export interface SchemaRow {
	id: string;
	schema: SchemaObject;
	/** Removed, but not saved yet. */
	isRemoved: boolean;
	/** Added, but not saved yet. */
	isNew: boolean;
}
