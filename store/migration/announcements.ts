/** Screen reader announcements about a migration, used sparingly. Failures have notices of their own. */
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import type { Bound } from '../thunk-args';

/** Percentages at which the progress is announced. */
const STEPS = [ 0, 25, 50, 75, 100 ];

/** The highest percentage in STEPS that the migration has reached. */
export const stepIn = ( { getMigrationPercent }: Bound ): number =>
	STEPS.filter( ( one ) => one <= getMigrationPercent() ).at( -1 ) ?? 0;

export const speakStep = ( step: number ): void =>
	speak(
		sprintf(
			/* translators: %d: percent. */
			__( 'Migration: %d%%', 'pharos-seo' ),
			step
		)
	);

export const speakWaiting = (): void =>
	speak( __( 'The site isn’t responding. Trying again.', 'pharos-seo' ) );

export const speakPaused = (): void =>
	speak( __( 'The migration is paused.', 'pharos-seo' ) );

export const speakDone = (): void =>
	speak( __( 'The migration is complete.', 'pharos-seo' ) );

export const speakRestoring = (): void =>
	speak( __( 'The previous data is being restored.', 'pharos-seo' ) );
