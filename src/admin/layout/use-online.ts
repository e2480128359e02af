import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store } from '../../../store';

/** Reports the browser's online status to the store: a save that failed offline is retried when the network is back. */
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
