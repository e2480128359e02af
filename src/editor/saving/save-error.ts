import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import type { SaveError } from '../../object-seo/changes/save-error';
import type { EditorData } from '../../object-seo/types';

/**
 * Returns the error of the last save; null after a successful one.
 *
 * @param facts The editor data.
 */
export const useSaveError = ( { type, id }: EditorData ): SaveError | null =>
	useSelect(
		( select ) =>
			( select( coreStore ).getLastEntitySaveError(
				'postType',
				type,
				id
			) ?? null ) as SaveError | null,
		[ type, id ]
	);
