import { speak } from '@wordpress/a11y';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store, type MigrationState } from '../../../../store';

/** Percent at which progress is spoken (ux.md 4.13). */
const STEPS = [ 0, 25, 50, 75, 100 ];

/** Tells how the migration goes, sparingly. Errors are told by their own message. */
export function useAnnouncements(): void {
	const { status, step, isWaiting } = useSelect( ( select ) => {
		const { getMigration, getMigrationPercent } = select( store );
		const percent = getMigrationPercent();
		const state = getMigration();
		return {
			status: state.status,
			step: STEPS.filter( ( one ) => one <= percent ).at( -1 ) ?? 0,
			isWaiting: state.pause !== null,
		};
	}, [] );
	const told = useRef( '' );

	useEffect( () => {
		const text = textOf( status, step, isWaiting );
		if ( text !== '' && text !== told.current ) {
			speak( text );
		}
		told.current = text;
	}, [ status, step, isWaiting ] );
}

function textOf(
	status: MigrationState[ 'status' ],
	step: number,
	isWaiting: boolean
): string {
	switch ( status ) {
		case 'running':
			return isWaiting
				? __(
						'The site does not answer. It is tried again.',
						'pharos-seo'
					)
				: sprintf(
						/* translators: %d: percent. */
						__( 'Migration: %d%%', 'pharos-seo' ),
						step
					);
		case 'restoring':
			return __( 'The previous data is being restored.', 'pharos-seo' );
		case 'paused':
			return __( 'The migration is paused.', 'pharos-seo' );
		case 'done':
			return __( 'The migration is complete.', 'pharos-seo' );
		default:
			return '';
	}
}
