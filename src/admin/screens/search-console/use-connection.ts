import { useSelect } from '@wordpress/data';
import { store, type KnownConnection } from '../../../../store';

/** Returns the connection to Search Console; null until it is loaded. */
export const useConnection = (): KnownConnection | null =>
	useSelect( ( select ) => select( store ).getSearchConsole(), [] );
