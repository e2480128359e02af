import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store } from '../../../../../store';
import { useAnswer, type SchemaMap } from '../../../../schema';

/**
 * What a page says with the schemas as they are edited: one that shows a schema, until the person chooses another one.
 *
 * @param id      Of the schema.
 * @param schemas All of the site.
 */
export function usePreview( id: string, schemas: SchemaMap ) {
	const { previewSchemas } = useDispatch( store );
	const [ page, choosePage ] = useState( '' );
	const answered = useAnswer( previewSchemas, { schemas, page, id } );
	return { ...answered, choosePage };
}
