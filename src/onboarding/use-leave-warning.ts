import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store } from '../../store';

/** A suggested value isn't an unsaved change of the user. */
const SUGGESTED: readonly string[] = [ 'author_archive', 'enable_xml_sitemap' ];

/**
 * Shows the browser's confirmation when the user leaves with unsaved changes in a step.
 *
 * @param isOn Whether there is a step.
 */
export function useLeaveWarning( isOn: boolean ): void {
	const { select } = useRegistry();
	useEffect( () => {
		const warn = ( event: BeforeUnloadEvent ) => {
			const unsaved = select( store ).getUnsavedKeys();
			if (
				isOn &&
				unsaved.some( ( key ) => ! SUGGESTED.includes( key ) )
			) {
				event.preventDefault();
			}
		};
		window.addEventListener( 'beforeunload', warn );
		return () => window.removeEventListener( 'beforeunload', warn );
	}, [ isOn, select ] );
}
