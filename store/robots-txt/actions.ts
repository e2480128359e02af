import { __ } from '@wordpress/i18n';
import { fetchJson, refreshNonce, run, type Routine } from '../controls';
import { REST_PATH } from '../name';
import { toSaveError } from '../settings/save-error';
import type { SaveError } from '../settings/types';
import type { Action, ThunkArgs } from '../types';
import { getRobotsTxt } from './resolvers';
import type { RobotsTxt } from './types';

interface ServerError {
	code: string;
	message: string;
	data: { status?: number };
}

/**
 * Changes the text on the screen; saveRobotsTxt() stores it.
 *
 * @param content The whole file.
 */
export const editRobotsTxt = ( content: string ) =>
	( { type: 'robotsTxt/EDIT', content } ) satisfies Action;

/**
 * Stores the text on the screen (POST /pharos/v1/robots-txt). One save at a time; what is typed meanwhile stays unsaved.
 * A text that somebody else has stored since is not replaced unless it was loaded in between: a `conflict`.
 *
 * @throws A SaveError when it failed; getRobotsTxtError() has the same. The text stays on the screen.
 * @return Whether something was stored.
 */
export const saveRobotsTxt =
	() =>
	async ( { select, dispatch }: ThunkArgs ): Promise< boolean > => {
		if ( ! select.hasUnsavedRobotsTxt() || select.isSavingRobotsTxt() ) {
			return false;
		}
		const hasLoggedIn = select.getRobotsTxtError()?.kind === 'expired';
		await run(
			dispatch,
			post(
				select.getRobotsTxtContent(),
				select.getRobotsTxt()?.robots_txt_content,
				hasLoggedIn
			)
		);
		return true;
	};

function* post(
	content: string,
	previous: string | undefined,
	hasLoggedIn: boolean
): Routine< void > {
	yield { type: 'robotsTxt/SAVE_START' } satisfies Action;
	try {
		if ( hasLoggedIn ) {
			yield* refreshNonce();
		}
		const { data } = yield* fetchJson< { data: RobotsTxt } >( {
			path: `${ REST_PATH }/robots-txt`,
			method: 'POST',
			data: { robots_txt_content: content, previous },
		} );
		yield {
			type: 'robotsTxt/SAVE_DONE',
			data,
			sent: content,
		} satisfies Action;
	} catch ( reason ) {
		const error = explain( reason );
		if ( error.kind === 'conflict' ) {
			// Whoever saves again does so knowing what is there now.
			yield* reload();
		}
		yield { type: 'robotsTxt/SAVE_FAIL', error } satisfies Action;
		throw error;
	}
}

/** The save has failed already: when this fails too, that is the reason to tell. */
function* reload(): Routine< void > {
	try {
		yield* getRobotsTxt();
	} catch {}
}

/**
 * As for settings, with a sentence of its own where the server gave none (spec.md section 8).
 *
 * @param reason Whatever was thrown.
 */
function explain( reason: unknown ): SaveError {
	const error = toSaveError( reason );
	const { code, message, data } = reason as Partial< ServerError >;
	if ( data?.status === 409 ) {
		return { ...error, kind: 'conflict' };
	}
	return error.kind === 'server' && ( code === 'invalid_json' || ! message )
		? {
				...error,
				message: __(
					'Failed to update robots.txt file.',
					'pharos-seo'
				),
			}
		: error;
}
