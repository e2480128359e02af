import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { useNavigate } from 'react-router-dom';
import { AddSchema, newId, newSchema, type SchemaTypes } from '../../../schema';
import { focusHeading } from '../../navigation/focus-heading';
import { routeOf, useSchemas } from './use-schemas';

/** A button that adds a schema and opens it. */
export function AddButton( { types }: { types: SchemaTypes } ) {
	const [ isOpen, setOpen ] = useState( false );
	const { put } = useSchemas();
	const navigate = useNavigate();
	return (
		<>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				icon={ plus }
				onClick={ () => setOpen( true ) }
			>
				{ __( 'Add Schema', 'pharos-seo' ) }
			</Button>
			{ isOpen && (
				<AddSchema
					types={ types }
					onAdd={ ( type, subtype ) => {
						const id = newId();
						put( { [ id ]: newSchema( type, subtype ) } );
						void navigate( routeOf( id ), { state: focusHeading } );
					} }
					onClose={ () => setOpen( false ) }
				/>
			) }
		</>
	);
}
