import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store } from '../../../../../store';
import { useAnswer, type SchemaMap } from '../../../../schema';

/**
 * Previews the structured data of a page with the edited schemas: a page that shows the schema, until the user selects
 * another one.
 *
 * @param id      The id of the schema.
 * @param schemas All schemas of the site.
 */
export function usePreview( id: string, schemas: SchemaMap ) {
	const { previewSchemas } = useDispatch( store );
	const [ page, choosePage ] = useState( '' );
	const answered = useAnswer( previewSchemas, { schemas, page, id } );
	return { ...answered, choosePage };
}
