import { request } from '../../common/rest';
import { REST_PATH } from '../../store/name';

/** One step of the wizard. */
export interface Step {
	id: string;
	label: string;
	/** Saved or skipped. */
	done: boolean;
}

/** The progress of the wizard. */
export interface Progress {
	step: string;
	completed: boolean;
	steps: Step[];
}

interface Response {
	data: Progress;
}

const path = `${ REST_PATH }/onboarding`;

/** Returns the preloaded progress; only once, because it becomes outdated. */
export function takeProgress(): Progress | null {
	const loaded = window.pharosPreloaded?.[ path ]?.body?.data;
	delete window.pharosPreloaded?.[ path ];
	return ( loaded as Progress | undefined ) ?? null;
}

/** Fetches the progress of the wizard. */
export const loadProgress = async (): Promise< Progress > =>
	( await request< Response >( { path } ) ).data;

/** The last request. Requests run one after the other, so that the last step wins, not the slowest request. */
let last: Promise< unknown > = Promise.resolve();

/**
 * Saves the current step of the user.
 *
 * @param step      The id of a step.
 * @param completed Whether the wizard is completed.
 */
export function saveProgress(
	step: string,
	completed: boolean
): Promise< Progress > {
	const saved = last
		.catch( () => {} )
		.then( () =>
			request< Response >( {
				path,
				method: 'POST',
				data: { step, ...( completed && { completed } ) },
			} )
		)
		.then( ( { data } ) => data );
	last = saved;
	return saved;
}
