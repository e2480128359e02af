import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { store } from '../../../../../store';
import {
	linkVariables,
	type SchemaFormTools,
	type SchemaMap,
	type SchemaTypes,
} from '../../../../schema';
import { useMediaLibrary } from '../../../../media-library/use-media-library';

/**
 * Returns the data that the fields of a schema need from the site.
 *
 * @param schemas All schemas of the site, as link targets.
 * @param types   All types.
 */
export function useTools(
	schemas: SchemaMap,
	types: SchemaTypes
): { tools: SchemaFormTools; error: string | undefined } {
	const { site, separator } = useSelect( ( select ) => {
		const { getSiteSettings, getSetting } = select( store );
		return {
			site: getSiteSettings(),
			separator: getSetting( 'separator' ) ?? '',
		};
	}, [] );
	const { openMediaLibrary, error } = useMediaLibrary();
	const variables = useMemo(
		() => [
			...( site?.variables ?? [] ),
			...( site?.schema_variables ?? [] ),
			...linkVariables( schemas, types ),
		],
		[ site, schemas, types ]
	);
	return {
		tools: {
			variables,
			values: site?.preview.variables ?? {},
			separator,
			chooseImage: ( label, url, onChoose ) =>
				void openMediaLibrary( label, url, ( image ) =>
					onChoose( image.url )
				),
		},
		error,
	};
}
