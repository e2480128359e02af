/** What screen readers say of a migration, sparingly (ux.md 4.13). Failures are told by their own message. */
import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import { __, sprintf } from '@wordpress/i18n';
import { speak } from '../controls';
import type { Bound } from '../thunk-args';

/** Percent at which progress is spoken. */
const STEPS = [ 0, 25, 50, 75, 100 ];

/** The step that a migration has reached. */
export const stepIn = ( { getMigrationPercent }: Bound ): number =>
	STEPS.filter( ( one ) => one <= getMigrationPercent() ).at( -1 ) ?? 0;

export function* speakStep( step: number ): SagaIterator< void > {
	yield call(
		speak,
		sprintf(
			/* translators: %d: percent. */
			__( 'Migration: %d%%', 'pharos-seo' ),
			step
		)
	);
}

export function* speakWaiting(): SagaIterator< void > {
	yield call(
		speak,
		__( 'The site does not answer. It is tried again.', 'pharos-seo' )
	);
}

export function* speakPaused(): SagaIterator< void > {
	yield call( speak, __( 'The migration is paused.', 'pharos-seo' ) );
}

export function* speakDone(): SagaIterator< void > {
	yield call( speak, __( 'The migration is complete.', 'pharos-seo' ) );
}

export function* speakRestoring(): SagaIterator< void > {
	yield call(
		speak,
		__( 'The previous data is being restored.', 'pharos-seo' )
	);
}
