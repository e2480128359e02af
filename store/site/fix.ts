import { __ } from '@wordpress/i18n';
import { fetchData } from '../controls';
import { REST_PATH } from '../name';
import { showSuccess } from '../notices';
import { save } from '../settings/save';
import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import type { HidingCause } from './types';

/**
 * Removes something that hides the site from search engines.
 *
 * @param args  Of the store.
 * @param cause Its code.
 * @throws What the request has thrown.
 */
export async function fix(
	{ select, dispatch }: ThunkArgs,
	cause: string
): Promise< void > {
	const robots = select.getSavedSettings()?.home_page_robots;
	if ( cause === 'home_page' && robots ) {
		// One of the settings: saved as such, so that it can be undone.
		await dispatch(
			save( {
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
	const { causes } = await dispatch(
		fetchData< { causes: HidingCause[] } >( {
			path: `${ REST_PATH }/visibility`,
			method: 'POST',
			data: { cause },
		} )
	);
	dispatch( { type: 'site/RECEIVE_CAUSES', causes } satisfies Action );
	await dispatch(
		showSuccess( {
			id: 'pharos-visibility',
			text: __( 'Change saved.', 'pharos-seo' ),
		} )
	);
}
