import { request } from '../../common/rest';
import { withLogin } from '../../store/login';
import { REST_PATH } from '../../store/name';

/** One step of the wizard. */
export interface Step {
	id: string;
	label: string;
	/** Saved or skipped. */
	done: boolean;
}

/** How far the wizard is. */
export interface Progress {
	step: string;
	completed: boolean;
	steps: Step[];
}

interface Response {
	data: Progress;
}

const path = `${ REST_PATH }/onboarding`;

/** What came with the page; once, since it grows old. */
export function takeProgress(): Progress | null {
	const loaded = window.pharosPreloaded?.[ path ]?.body?.data;
	delete window.pharosPreloaded?.[ path ];
	return ( loaded as Progress | undefined ) ?? null;
}

/** Asks how far the wizard is. */
export const loadProgress = async (): Promise< Progress > =>
	( await withLogin( () => request< Response >( { path } ) ) ).data;

/** One request after the other: whoever skips quickly is where they went last, not where the slowest request said. */
let last: Promise< unknown > = Promise.resolve();

/**
 * Remembers where the user is.
 *
 * @param step      The id of a step.
 * @param completed Whether the end is reached.
 */
export function saveProgress(
	step: string,
	completed: boolean
): Promise< Progress > {
	const saved = last
		.catch( () => {} )
		.then( () =>
			withLogin( () =>
				request< Response >( {
					path,
					method: 'POST',
					data: { step, ...( completed && { completed } ) },
				} )
			)
		)
		.then( ( { data } ) => data );
	last = saved;
	return saved;
}
