import type { FieldDefinition } from '../definitions/types';

/** The props of all setting controls. */
export interface ControlProps {
	field: FieldDefinition;
	value: unknown;
	/** One sentence below the control: help or an error. */
	help: string | undefined;
	isDisabled: boolean;
	onChange: ( value: unknown ) => void;
}
