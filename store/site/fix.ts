import { __ } from '@wordpress/i18n';
import { fetchData } from '../fetch';
import { REST_PATH } from '../name';
import { showSuccess } from '../notices';
import { saveValues } from '../settings/save';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { HidingCause } from './types';

/**
 * Removes a cause that hides the site from search engines.
 *
 * @param args  The arguments of the thunk.
 * @param cause The code of the cause.
 * @throws The error of the request.
 */
export async function fix(
	{ select, dispatch }: ThunkArgs,
	cause: string
): Promise< void > {
	const robots = select.getSavedSettings()?.home_page_robots;
	if ( cause === 'home_page' && robots ) {
		// This cause is a setting: saved as one, it can be undone.
		await dispatch(
			saveValues( {
				home_page_robots: {
					...robots,
					general: robots.general.filter(
						( directive ) => directive !== 'noindex'
					),
				},
			} )
		);
		return;
	}
	const { causes } = await fetchData< { causes: HidingCause[] } >( {
		path: `${ REST_PATH }/visibility`,
		method: 'POST',
		data: { cause },
	} );
	dispatch( { type: 'site/RECEIVE_CAUSES', causes } satisfies Action );
	dispatch(
		showSuccess( {
			id: 'pharos-visibility',
			text: __( 'Change saved.', 'pharos-seo' ),
		} )
	);
}
