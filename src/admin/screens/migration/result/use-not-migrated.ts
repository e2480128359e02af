import { useSelect } from '@wordpress/data';
import { store } from '../../../../../store';
import { isNotMigrated } from './not-migrated';

/**
 * Returns how many items of a source couldn't be migrated; 0 until that is loaded.
 *
 * @param slug The slug of the source.
 */
export const useNotMigrated = ( slug: string ): number =>
	useSelect(
		( select ) => {
			const data = select( store ).getMigratedData(
				`plugin_slug=${ slug }`
			);
			return ( data?.sources ?? [] )
				.filter( ( source ) => source.slug === slug )
				.flatMap( ( { losses } ) => losses.filter( isNotMigrated ) )
				.reduce( ( sum, { count } ) => sum + count, 0 );
		},
		[ slug ]
	);
