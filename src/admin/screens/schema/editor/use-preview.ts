import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store } from '../../../../../store';
import type { SchemaMap } from '../../../../schema';
import { useAnswer } from './use-answer';

/**
 * What a page says with the schemas as they are edited.
 *
 * @param schemas All of the site.
 */
export function usePreview( schemas: SchemaMap ) {
	const { previewSchemas } = useDispatch( store );
	const [ page, choosePage ] = useState( '' );
	const answered = useAnswer( previewSchemas, { schemas, page } );
	return { ...answered, choosePage };
}
