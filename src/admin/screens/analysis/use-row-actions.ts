import { rescueFocus } from '../../../components/rescue-focus';
import type { Select } from '../../lists/use-selection';
import { openerId } from './row';
import type { CheckRow } from './rows';
import { useIgnore } from './use-ignore';

/**
 * Ignores or restores checks of the list and moves the focus, because the pressed button moves or disappears with its row.
 *
 * @param shown  The rows of the page.
 * @param select Removes the changed rows from the selection.
 */
export function useRowActions(
	shown: readonly CheckRow[],
	select: Select< string >
) {
	const { ignore, restore } = useIgnore();

	const focusBeside = ( ids: readonly string[] ) => {
		const all = shown.map( ( { id } ) => id );
		const last = Math.max( ...ids.map( ( id ) => all.indexOf( id ) ) );
		const isOther = ( id: string ) => ! ids.includes( id );
		const next =
			all.slice( last + 1 ).find( isOther ) ??
			all.slice( 0, Math.max( 0, last ) ).reverse().find( isOther );
		if ( next !== undefined ) {
			document.getElementById( openerId( next ) )?.focus();
		}
		// When the list is empty, the heading gets the focus.
		setTimeout( rescueFocus, 0 );
	};
	const act =
		( change: typeof ignore ) =>
		( ids: readonly string[] ): void => {
			focusBeside( ids );
			change( ids );
			select( ids, false );
		};

	return { ignore: act( ignore ), restore: act( restore ) };
}
