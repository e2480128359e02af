import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';

/**
 * Regenerates all sitemaps (POST /pharos/v1/generate-cache), unless that request is already running. The response comes
 * at once and is shown in a notice; the generation continues on the server: see getSitemap().
 */
export const regenerateSitemap =
	() =>
	async ( { select, dispatch }: ThunkArgs ): Promise< void > => {
		if ( select.isAskingForSitemap() ) {
			return;
		}
		dispatch( { type: 'sitemap/ASKED' } satisfies Action );
		try {
			const { regenerate } = await import(
				/* webpackChunkName: "sitemaps" */ './requests'
			);
			await dispatch( regenerate() );
		} finally {
			dispatch( { type: 'sitemap/ANSWERED' } satisfies Action );
		}
	};

/**
 * Requests the progress of the generation until it is done: while it is on the screen.
 *
 * @param signal Ends it early.
 */
export const followSitemap =
	( signal: AbortSignal ) =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		const { poll } = await import(
			/* webpackChunkName: "sitemaps" */ './poll'
		);
		await dispatch( poll( signal ) );
	};
