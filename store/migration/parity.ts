/** What visitors see, read before and after (docs/migration.md, "Before and after"). It never stops a migration. */
import { channel } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { __ } from '@wordpress/i18n';
import type { Routine } from '../controls';
import type { Action } from '../types';
import { ask, Failed, type Orders } from './ask';
import type { ParityProgress, ParityReading, ParityStep } from './types';

/** Seconds before a request is sent again. */
const PAUSES = [ 1, 2 ];
/** So many answers without a further page end it. */
const STUCK = 3;

/**
 * Reads the pages of a step to the end. What goes wrong is told in the state.
 *
 * @param slug    The source's.
 * @param step    Which.
 * @param restart Whether what was read of this step is forgotten.
 * @param orders  What stops it.
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
	__( 'The pages of this site do not answer.', 'pharos-seo' );

/**
 * Reads steps one after the other; the dry run, and the comparison when a migration is done.
 *
 * @param intent         What to read.
 * @param intent.slug    The source's.
 * @param intent.steps   Which.
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
