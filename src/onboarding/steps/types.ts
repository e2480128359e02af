import type { ComponentType } from 'react';
import type { Values } from '../../../store';
import type { SocialProfile } from '../../../store/site/types';

/** A step of the wizard. */
export interface StepDefinition {
	title: string;
	description: string;
	Component: ComponentType;
	/** The settings of the step: only these are saved with it. */
	keys: readonly string[];
	/** Returns values that are saved when the user continues, changed or not. */
	confirmed?: ( shown: Values ) => Values;
	/**
	 * Returns the label of the field that shows a part of a setting, for errors; '' for a setting without one.
	 *
	 * @param key      The settings key.
	 * @param path     The path of the part.
	 * @param networks The social networks of the site.
	 */
	labelOf?: (
		key: string,
		path: readonly string[],
		networks: readonly SocialProfile[]
	) => string;
	/** Whether continuing saves nothing, because the step has separate forms or none. */
	isInfo?: boolean;
}
