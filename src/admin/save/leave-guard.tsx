import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store } from '../../../store';

/** The browser's own warning while something is unsaved (spec.md section 2, "Layout"). */
export function LeaveGuard() {
	const isUnsaved = useSelect(
		( select ) => select( store ).hasUnsavedWork(),
		[]
	);

	useEffect( () => {
		if ( ! isUnsaved ) {
			return undefined;
		}
		const warn = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', warn );
		return () => window.removeEventListener( 'beforeunload', warn );
	}, [ isUnsaved ] );

	return null;
}
