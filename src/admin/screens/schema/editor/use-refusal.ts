import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { store } from '../../../../../store';
import type { SchemaProblem } from '../../../../schema';

/**
 * Returns the error for which the server rejected a schema, at its field.
 *
 * @param id The id of the schema.
 */
export function useRefusal( id: string ): SchemaProblem[] {
	const { message, path } = useSelect( ( select ) => {
		const { errors, paths } = select( store ).getSaveError() ?? {};
		return { message: errors?.schemas, path: paths?.schemas };
	}, [] );
	return useMemo( () => {
		const [ schema, part, ...rest ] = path ?? [];
		// An error without a path may be about this schema.
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
