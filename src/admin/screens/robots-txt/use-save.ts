import { speak } from '@wordpress/a11y';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { store, type SaveError } from '../../../../store';
import { blocksEverything } from '../../../robots-txt';
import { openLogin } from '../../save/open-login';

/** One message at a time: a newer one takes the place of the older. */
const NOTICE_ID = 'pharos-robots-txt';

// The words of spec.md section 4.
// eslint-disable-next-line @wordpress/i18n-ellipsis
export const SAVING = __( 'Saving...', 'pharos-seo' );

/** Saves the text and tells how it went (spec.md section 8); asks before the whole site is forbidden. */
export function useSave(): () => void {
	const registry = useRegistry();
	const { saveRobotsTxt, openConfirmation, invalidateResolution } =
		useDispatch( store );
	const { createSuccessNotice, createErrorNotice, removeNotice } =
		useDispatch( noticesStore );

	const save = useCallback( async () => {
		void removeNotice( NOTICE_ID );
		speak( SAVING, 'polite' );
		try {
			if ( await saveRobotsTxt() ) {
				void createSuccessNotice(
					__( 'robots.txt saved successfully.', 'pharos-seo' ),
					{ id: NOTICE_ID, type: 'snackbar' }
				);
			}
		} catch ( reason ) {
			const error = reason as SaveError;
			void createErrorNotice( explain( error ), {
				id: NOTICE_ID,
				type: 'snackbar',
				explicitDismiss: true,
				actions: error.kind === 'expired' ? [ LOG_IN ] : [],
			} );
			if ( error.kind === 'server' ) {
				// A file may have come in between: the editor then says so.
				void invalidateResolution( 'getRobotsTxt', [] );
			}
		}
	}, [
		saveRobotsTxt,
		invalidateResolution,
		createSuccessNotice,
		createErrorNotice,
		removeNotice,
	] );

	return useCallback( () => {
		const text = registry.select( store ).getRobotsTxtContent();
		if ( ! blocksEverything( text ) ) {
			void save();
			return;
		}
		void openConfirmation( {
			title: __(
				'Forbid your whole site to all crawlers?',
				'pharos-seo'
			),
			description: __(
				'With “Disallow: /” for all user agents, search engines stop reading your pages, and these may disappear from their results.',
				'pharos-seo'
			),
			confirmLabel: __( 'Save anyway', 'pharos-seo' ),
			isDestructive: true,
			// The outcome is told by its own message; the dialog has done its work.
			onConfirm: () => void save(),
		} );
	}, [ registry, save, openConfirmation ] );
}

const LOG_IN = {
	label: __( 'Log in again', 'pharos-seo' ),
	onClick: openLogin,
};

/**
 * The message and, where it says little about what to do, the description of spec.md section 8.
 *
 * @param error Why the save failed.
 */
function explain( { kind, message }: SaveError ): string {
	return kind === 'server'
		? `${ message } ${ __(
				'An unexpected error occurred while updating the robots.txt content. Please try again later.',
				'pharos-seo'
			) }`
		: message;
}
