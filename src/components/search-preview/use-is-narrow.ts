import { useSyncExternalStore } from '@wordpress/element';

/** Where the admin changes to its layout for phones and small tablets. */
const QUERY = '(max-width: 782px)';

const subscribe = ( onChange: () => void ) => {
	const query = window.matchMedia?.( QUERY );
	query?.addEventListener( 'change', onChange );
	return () => query?.removeEventListener( 'change', onChange );
};

const isNarrow = () => window.matchMedia?.( QUERY )?.matches ?? false;

/** Whether the window is as narrow as a phone's. */
export function useIsNarrow(): boolean {
	return useSyncExternalStore( subscribe, isNarrow );
}
