import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store } from '../../../store';

/** Keeps the store informed of the network: a save that failed for want of one is tried again when it is back. */
export function useOnline(): void {
	const { setOnline } = useDispatch( store );

	useEffect( () => {
		const tell = () => void setOnline( window.navigator.onLine );
		tell();
		window.addEventListener( 'online', tell );
		window.addEventListener( 'offline', tell );
		return () => {
			window.removeEventListener( 'online', tell );
			window.removeEventListener( 'offline', tell );
		};
	}, [ setOnline ] );
}
