import * as api from '../api';
import { keepUndo } from '../settings/stored-undo';
import type { ThunkArgs } from '../thunk-args';

/** Milliseconds between the save of a setting that requires a reload and the reload. */
export const RELOAD_DELAY = 500;

/** The registries whose page is about to reload. */
const reloading = new WeakSet< object >();

/**
 * Reloads the page once, however many saves and requests ask for it.
 *
 * @param delay         Milliseconds before the reload.
 * @param args          The arguments of the thunk.
 * @param args.select   The selectors of the store.
 * @param args.registry The registry of the store.
 */
export async function reloadOnce(
	delay: number,
	{ select, registry }: ThunkArgs
): Promise< void > {
	if ( reloading.has( registry ) ) {
		return;
	}
	reloading.add( registry );
	await api.delay( delay );
	// A reload would lose unsaved edits: wait until they are saved or undone.
	while ( select.hasUnsavedWork() || select.isSavingWork() ) {
		await api.delay( RELOAD_DELAY );
	}
	reloading.delete( registry );
	api.reloadPage(
		select.isReloadPending()
			? keepUndo( select.getUndo(), select.getSavedSettings() ?? {} )
			: null
	);
}
