import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { store } from '../../../../../store';
import type { SchemaProblem } from '../../../../schema';

/**
 * Why the server did not take a schema when it was saved, at the place that it names.
 *
 * @param id Of the schema.
 */
export function useRefusal( id: string ): SchemaProblem[] {
	const { message, path } = useSelect( ( select ) => {
		const { errors, paths } = select( store ).getSaveError() ?? {};
		return { message: errors?.schemas, path: paths?.schemas };
	}, [] );
	return useMemo( () => {
		const [ schema, part, ...rest ] = path ?? [];
		// Without a place it may be about this one as well.
		if ( ! message || ( schema !== undefined && schema !== id ) ) {
			return [];
		}
		return [
			{
				schema: id,
				path: part === 'fields' ? rest : [],
				level: 'error',
				code: 'refused',
				message,
			},
		];
	}, [ id, message, path ] );
}
