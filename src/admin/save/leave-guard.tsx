import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store } from '../../../store';

/** Shows the browser's confirmation when the user leaves with unsaved changes. */
export function LeaveGuard() {
	const warning = useSelect(
		( select ) => select( store ).getLeaveWarning(),
		[]
	);

	useEffect( () => {
		if ( warning === null ) {
			return undefined;
		}
		const warn = ( event: BeforeUnloadEvent ) => {
			event.preventDefault();
			event.returnValue = warning;
		};
		window.addEventListener( 'beforeunload', warn );
		return () => window.removeEventListener( 'beforeunload', warn );
	}, [ warning ] );

	return null;
}
