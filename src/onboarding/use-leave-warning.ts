import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store } from '../../store';

/** What is only suggested is nobody's work. */
const SUGGESTED = 'author_archive';

/** The browser asks before what was entered in a step is lost. */
export function useLeaveWarning(): void {
	const { select } = useRegistry();
	useEffect( () => {
		const warn = ( event: BeforeUnloadEvent ) => {
			const unsaved = select( store ).getUnsavedKeys();
			if ( unsaved.some( ( key ) => key !== SUGGESTED ) ) {
				event.preventDefault();
			}
		};
		window.addEventListener( 'beforeunload', warn );
		return () => window.removeEventListener( 'beforeunload', warn );
	}, [ select ] );
}
