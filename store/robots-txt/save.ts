import { __ } from '@wordpress/i18n';
import { fetchJson } from '../fetch';
import { REST_PATH } from '../name';
import { reportSave } from '../saving/save';
import { toSaveError } from '../saving/save-error';
import type { SaveError } from '../saving/types';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { getRobotsTxt } from './resolvers';
import type { RobotsTxt } from './types';

interface ServerError {
	code: string;
	message: string;
	data: { status?: number };
}

/** See saveRobotsTxt(). */
export async function save( {
	select,
	dispatch,
}: ThunkArgs ): Promise< boolean > {
	if ( ! select.hasUnsavedRobotsTxt() || select.isSavingRobotsTxt() ) {
		return false;
	}
	const content = select.getRobotsTxtContent();
	const previous = select.getRobotsTxt()?.robots_txt_content;
	dispatch( { type: 'robotsTxt/SAVE_START', content } satisfies Action );
	const reply = fetchJson< { data: RobotsTxt } >( {
		path: `${ REST_PATH }/robots-txt`,
		method: 'POST',
		data: { robots_txt_content: content, previous },
	} ).catch( async ( reason ) => {
		// Reload before the error is shown, after which the user can save again.
		if ( STALE.includes( explain( reason ).kind ) ) {
			// The error of the save is the one to show.
			await dispatch( getRobotsTxt() ).catch( () => {} );
		}
		throw reason;
	} );
	await dispatch(
		reportSave( {
			slice: 'robotsTxt',
			notice: 'pharos-save-robotsTxt',
			reply,
			done: ( { data } ) => ( {
				type: 'robotsTxt/SAVE_DONE',
				data,
				sent: content,
			} ),
			failed: ( error ) => ( { type: 'robotsTxt/SAVE_FAIL', error } ),
			saved: () => ( {
				text: __( 'robots.txt saved successfully.', 'pharos-seo' ),
			} ),
			explain,
		} )
	);
	return true;
}

/**
 * Failures after which the stored text or the file may differ from the loaded one: it is reloaded, so that the next
 * save knowingly overwrites the current state.
 */
const STALE: SaveError[ 'kind' ][] = [ 'conflict', 'server' ];

/**
 * Maps an error as for settings, with messages for robots.txt.
 *
 * @param reason The thrown value.
 */
function explain( reason: unknown ): SaveError {
	const error = toSaveError( reason );
	const { message, data } = reason as Partial< ServerError >;
	if ( data?.status === 409 ) {
		return { ...error, kind: 'conflict' };
	}
	if ( error.kind !== 'server' ) {
		return error;
	}
	const what =
		message || __( 'Failed to update robots.txt file.', 'pharos-seo' );
	const why = __(
		'An unexpected error occurred while updating the robots.txt content. Please try again later.',
		'pharos-seo'
	);
	return { ...error, message: `${ what } ${ why }` };
}
