/**
 * Reads the front-end pages before and after the migration (docs/migration.md, "Before and after"). A failure never
 * stops a migration.
 */
import { channel } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { __ } from '@wordpress/i18n';
import type { Routine } from '../controls';
import type { Action } from '../types';
import { ask, Failed, type Orders } from './ask';
import type { ParityProgress, ParityReading, ParityStep } from './types';

/** Seconds before each retry. */
const PAUSES = [ 1, 2 ];
/** Number of responses without progress that end the step. */
const STUCK = 3;

/**
 * Reads all pages of a step. Failures are stored in the state.
 *
 * @param slug    The slug of the source plugin.
 * @param step    The step.
 * @param restart Whether to discard pages of this step that were read before.
 * @param orders  The commands that stop it.
 */
export function* readStep(
	slug: string,
	step: ParityStep,
	restart: boolean,
	orders: Orders
): Routine< void > {
	let reading: ParityReading = {
		slug,
		step,
		done: 0,
		total: 0,
		problem: '',
		isReading: true,
	};
	yield put( { type: 'migration/READ', reading } satisfies Action );
	for ( let calls = 0, stuck = 0; reading.isReading; calls++ ) {
		const progress: ParityProgress = yield call(
			readSome,
			{ slug, step, restart: restart && calls === 0 },
			orders
		);
		const { done, total, problem } = progress;
		stuck = done > reading.done ? 0 : stuck + 1;
		const isStuck = done < total && stuck >= STUCK;
		reading = {
			...reading,
			done,
			total,
			problem: isStuck && problem === '' ? noAnswer() : problem,
			isReading: problem === '' && done < total && ! isStuck,
		};
		yield put( { type: 'migration/READ', reading } satisfies Action );
	}
}

interface Request {
	slug: string;
	step: ParityStep;
	restart: boolean;
}

function* readSome(
	{ slug, step, restart }: Request,
	orders: Orders
): Routine< ParityProgress > {
	try {
		const { data }: { data: ParityProgress } = yield call(
			ask,
			'/migrate/parity',
			{ plugin_slug: slug, step, ...( restart && { restart } ) },
			orders,
			PAUSES
		);
		return data;
	} catch ( reason ) {
		if ( ! ( reason instanceof Failed ) ) {
			throw reason;
		}
		const { message } = reason.failure;
		return { step, done: 0, total: 0, problem: message };
	}
}

const noAnswer = (): string =>
	__( 'The pages of this site aren’t responding.', 'pharos-seo' );

/**
 * Reads steps one after the other: the dry run, and the comparison after a migration.
 *
 * @param intent         The command.
 * @param intent.slug    The slug of the source plugin.
 * @param intent.steps   The steps.
 * @param intent.restart See readStep().
 */
export function* compare( {
	slug,
	steps,
	restart,
}: Extract< Action, { type: 'migration/COMPARE' } > ): Routine< void > {
	const nobody: Orders = channel();
	for ( const step of steps ) {
		yield call( readStep, slug, step, restart, nobody );
	}
}
