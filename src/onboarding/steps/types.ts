import type { ComponentType } from 'react';
import type { Values } from '../../../store';

/** A step of the wizard. */
export interface StepDefinition {
	title: string;
	description: string;
	Component: ComponentType;
	/** The settings of the step: only these are saved with it. */
	keys: readonly ( keyof Values )[];
	/** Returns values that are saved when the user continues, changed or not. */
	confirmed?: ( shown: Values ) => Values;
	/** Whether continuing saves nothing, because the step has separate forms or none. */
	isInfo?: boolean;
}
