import type { ThunkArgs } from '../thunk-args';
import type { Action } from '../types';
import { KINDS } from './kinds';

/**
 * Creates an action that passes a command to the sagas, with the site URL from the store; with '' the server uses its
 * own.
 *
 * @throws When the module that handles the commands can't be loaded.
 */
const tell =
	( intent: ( url: string ) => Action ) =>
	async ( { dispatch, resolveSelect }: ThunkArgs ): Promise< void > => {
		// Load the module here too, so that the screen can report a failed load.
		await import( /* webpackChunkName: "analysis-requests" */ './handle' );
		const settings = await resolveSelect
			.getSiteSettings()
			.catch( () => null );
		await dispatch.__dispatchCommand(
			intent( settings?.site.site_url ?? '' )
		);
	};

/** Loads the reports stored on the server. Known results are shown until they arrive. */
export const loadChecks = () =>
	tell( ( url ) => ( { type: 'analysis/LOAD', url, kinds: KINDS } ) );

/** Loads the reports again that failed to load. */
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

/** Runs all checks. Ignored while a run is in progress; a failed run keeps the known results. */
export const runChecks = () =>
	tell( ( url ) => ( { type: 'analysis/RUN', url } ) );

/**
 * Runs one check again.
 *
 * @param id The check's id.
 */
export const runCheck = ( id: string ) =>
	tell( ( url ) => ( { type: 'analysis/RECHECK', id, url } ) );

const wish =
	( ids: readonly string[], ignore: boolean ) =>
	( { dispatch }: ThunkArgs ): void =>
		void dispatch.__dispatchCommand( {
			type: 'analysis/WISH',
			ids,
			ignore,
		} );

/**
 * Ignores checks. The screen shows it at once and reverts it if the server refuses.
 *
 * @param ids The ids of the checks.
 */
export const ignoreChecks = ( ids: readonly string[] ) => wish( ids, true );

/**
 * Restores ignored checks.
 *
 * @param ids The ids of the checks.
 */
export const restoreChecks = ( ids: readonly string[] ) => wish( ids, false );
