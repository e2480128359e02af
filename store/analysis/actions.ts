import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { KINDS } from './kinds';

/**
 * Tells the sagas something about this site's address, as the store knows it; '' lets the server choose.
 *
 * @throws When what the slice does can't be loaded.
 */
const tell =
	( intent: ( url: string ) => Action ) =>
	async ( { dispatch, resolveSelect }: ThunkArgs ): Promise< void > => {
		// Here too, so that the screen shows that it could not be loaded.
		await import( /* webpackChunkName: "analysis" */ './handle' );
		const settings = await resolveSelect
			.getSiteSettings()
			.catch( () => null );
		await dispatch.__tell( intent( settings?.site.site_url ?? '' ) );
	};

/** Reads the reports that the server has; what is known is shown until they are there. */
export const loadChecks = () =>
	tell( ( url ) => ( { type: 'analysis/LOAD', url, kinds: KINDS } ) );

/** Asks once more for the reports that could not be read. */
export const retryChecks =
	() =>
	async ( { select, dispatch }: ThunkArgs ): Promise< void > => {
		const { failures } = select.__getAnalysis();
		const kinds = KINDS.filter(
			( kind ) => failures[ kind ] !== undefined
		);
		await dispatch(
			tell( ( url ) => ( { type: 'analysis/LOAD', url, kinds } ) )
		);
	};

/** Has all checks run anew. Does nothing while a run goes on; a failed one leaves what is known (spec.md section 4). */
export const runChecks = () =>
	tell( ( url ) => ( { type: 'analysis/RUN', url } ) );

/**
 * Runs one check anew.
 *
 * @param id The check's.
 */
export const runCheck = ( id: string ) =>
	tell( ( url ) => ( { type: 'analysis/RECHECK', id, url } ) );

const wish =
	( ids: readonly string[], ignore: boolean ) =>
	( { dispatch }: ThunkArgs ): void =>
		void dispatch.__tell( { type: 'analysis/WISH', ids, ignore } );

/**
 * Nobody wants to see these: at once, and taken back where the server refuses.
 *
 * @param ids Of checks.
 */
export const ignoreChecks = ( ids: readonly string[] ) => wish( ids, true );

/**
 * Shows them again.
 *
 * @param ids Of checks.
 */
export const restoreChecks = ( ids: readonly string[] ) => wish( ids, false );
