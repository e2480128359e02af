import { Button, Modal, SearchControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import type { SchemaTypes } from '../names';
import type { SchemaType } from '../../../common/schema/types';
import { Subtypes } from './subtypes';
import './style.scss';
import { TypeList } from './type-list';

interface AddSchemaProps {
	types: SchemaTypes;
	onAdd: ( type: SchemaType, subtype: string ) => void;
	onClose: () => void;
}

/** The dialog that asks which schema to add: first its type, then optionally a subtype. */
export function AddSchema( { types, onAdd, onClose }: AddSchemaProps ) {
	const [ words, setWords ] = useState( '' );
	const [ chosen, setChosen ] = useState< string | null >( null );
	const [ subtype, setSubtype ] = useState( '' );
	const [ isAdded, setIsAdded ] = useState( false );
	const type = chosen === null ? undefined : types[ chosen ];

	const add = ( event: FormEvent ) => {
		event.preventDefault();
		// React events of dialogs bubble to the forms that contain them.
		event.stopPropagation();
		// The dialog may stay open while the next screen loads: a double click adds only one schema.
		if ( type && ! isAdded ) {
			setIsAdded( true );
			onAdd( type, subtype );
		}
	};

	return (
		<Modal
			className="pharos-dialog pharos-schema-add"
			title={ __( 'Add Schema', 'pharos-seo' ) }
			size="medium"
			onRequestClose={ onClose }
		>
			<form onSubmit={ add }>
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search schemas', 'pharos-seo' ) }
					value={ words }
					onChange={ setWords }
				/>
				<TypeList
					types={ Object.values( types ) }
					words={ words }
					chosen={ chosen }
					onChoose={ ( next ) => {
						setChosen( next );
						setSubtype( '' );
					} }
				/>
				{ type && type.subtypes.length > 0 && (
					<Subtypes
						key={ type.type }
						type={ type }
						value={ subtype }
						onChange={ setSubtype }
					/>
				) }
				<div className="pharos-schema-add__actions">
					<Button
						variant="tertiary"
						__next40pxDefaultSize
						onClick={ onClose }
					>
						{ __( 'Cancel', 'pharos-seo' ) }
					</Button>
					<Button
						variant="primary"
						type="submit"
						__next40pxDefaultSize
						disabled={ ! type }
						accessibleWhenDisabled
					>
						{ __( 'Add', 'pharos-seo' ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}
