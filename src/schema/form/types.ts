import type {
	SchemaField,
	SchemaProblem,
	SchemaValue,
} from '../../../common/schema/types';

/** What every field of the form gets. */
export interface FieldProps {
	/** Of its control; the parts derive theirs from it. */
	id: string;
	field: SchemaField;
	value: SchemaValue | undefined;
	onChange: ( value: SchemaValue ) => void;
	/** Of this field, with paths that begin in it. */
	problems: SchemaProblem[];
}
