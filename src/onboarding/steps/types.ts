import type { ComponentType } from 'react';
import type { Values } from '../../../store';

/** A step of the wizard. */
export interface StepDefinition {
	title: string;
	description: string;
	Component: ComponentType;
	/** The settings that it changes: they are saved with it, and no others. */
	keys: readonly ( keyof Values )[];
	/** Values that count as chosen by going on, changed or not. */
	confirmed?: ( shown: Values ) => Values;
	/** Whether nothing of it is saved by going on, as it has forms of its own or none. */
	isInfo?: boolean;
}
