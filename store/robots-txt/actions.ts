import { lazilyFrom } from '../lazily';
import type { Action } from '../types';

/**
 * Changes the text on the screen; saveRobotsTxt() stores it.
 *
 * @param content The whole file.
 */
export const editRobotsTxt = ( content: string ) =>
	( { type: 'robotsTxt/EDIT', content } ) satisfies Action;

/**
 * Stores the text on the screen (POST /pharos/v1/robots-txt). Only one save runs at a time; edits made during a save
 * stay unsaved. A text that was changed in another window or by another user isn't overwritten unless it was loaded in
 * between: the save fails with a `conflict`.
 *
 * @throws A SaveError if it failed; getRobotsTxtError() returns the same. The text stays on the screen.
 * @return Whether anything was stored.
 */
export const saveRobotsTxt = lazilyFrom(
	// In the file of the screen, which is loaded before there is anything to save.
	() => import( /* webpackChunkName: "robots-txt" */ './save' )
)( ( { save } ) => save );
