import type {
	SchemaField,
	SchemaProblem,
	SchemaValue,
} from '../../../common/schema/types';

/** The props of all fields of the form. */
export interface FieldProps {
	/** The id of the control; the ids of other elements are derived from it. */
	id: string;
	field: SchemaField;
	value: SchemaValue | undefined;
	onChange: ( value: SchemaValue ) => void;
	/** The problems of this field, with paths relative to it. */
	problems: SchemaProblem[];
}
