import {
	PART,
	useAddOnParts,
	type AddOnPart,
} from '../components/add-on-parts';
import { ONBOARDING_STEPS_FILTER } from '../extensions';
import { hasShape, isText, listOf, optional, type Shape } from '../shape';
import type { Progress, Step } from './progress';
import { STEPS } from './steps';
import type { StepDefinition } from './steps/types';

/** A step of an add-on (`pharos.onboardingSteps`). */
export interface OnboardingStep extends AddOnPart< object > {
	/** One sentence below the heading. */
	description: string;
	/** The settings that the step edits, saved with it; none: continuing saves nothing. */
	settings?: string[];
}

const STEP: Shape< OnboardingStep > = {
	...PART,
	description: isText,
	settings: optional( listOf( isText ) ),
};

const isStep = ( value: unknown ): value is OnboardingStep =>
	hasShape( value, STEP );

/**
 * Returns the steps of the wizard: those of the site, then those of add-ons.
 *
 * @param progress The progress of the wizard.
 */
export function useSteps( { steps, step, completed }: Progress ): {
	steps: Step[];
	definitions: Record< string, StepDefinition >;
} {
	const added = useAddOnParts( ONBOARDING_STEPS_FILTER, isStep );
	const at = added.findIndex( ( { id } ) => id === step );
	return {
		steps: [
			...steps.filter( ( { id } ) => id in STEPS ),
			...added.map( ( { id, title }, index ) => ( {
				id,
				label: title,
				done: completed || index < at,
			} ) ),
		],
		definitions: {
			...STEPS,
			...Object.fromEntries(
				added.map( ( part ) => [ part.id, definitionOf( part ) ] )
			),
		},
	};
}

const definitionOf = ( {
	title,
	description,
	settings = [],
	component,
}: OnboardingStep ): StepDefinition => ( {
	title,
	description,
	Component: component,
	keys: settings,
	isInfo: settings.length === 0,
} );
