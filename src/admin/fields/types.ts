import type { FieldDefinition } from '../definitions/types';

/** What every control of a setting gets. */
export interface ControlProps {
	field: FieldDefinition;
	value: unknown;
	/** One sentence below the control: help, or what is wrong. */
	help: string | undefined;
	isDisabled: boolean;
	onChange: ( value: unknown ) => void;
}
