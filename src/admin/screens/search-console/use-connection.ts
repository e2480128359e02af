import { useSelect } from '@wordpress/data';
import { store, type KnownConnection } from '../../../../store';

/** The connection to Search Console; null until it is known. */
export const useConnection = (): KnownConnection | null =>
	useSelect( ( select ) => select( store ).getSearchConsole(), [] );
