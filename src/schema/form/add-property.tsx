import { Button, Dropdown, SearchControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { SchemaField } from '../../../common/schema/types';
import { matches } from '../matches';

interface AddPropertyProps {
	/** The fields that aren't shown yet. */
	fields: SchemaField[];
	onAdd: ( field: SchemaField ) => void;
}

/** A searchable menu of fields that can be added. */
export function AddProperty( { fields, onAdd }: AddPropertyProps ) {
	if ( fields.length === 0 ) {
		return null;
	}
	return (
		<Dropdown
			className="pharos-schema-add-property"
			contentClassName="pharos-schema-menu"
			popoverProps={ { placement: 'bottom-start', shift: true } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					variant="secondary"
					__next40pxDefaultSize
					icon={ plus }
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ __( 'Add property', 'pharos-seo' ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<Menu
					fields={ fields }
					onAdd={ ( field ) => {
						onClose();
						onAdd( field );
					} }
				/>
			) }
		/>
	);
}

/** Sorts fields: those recommended by Google come first. */
const inOrder = ( fields: SchemaField[] ): SchemaField[] => [
	...fields.filter( ( { recommended } ) => recommended ),
	...fields.filter( ( { recommended } ) => ! recommended ),
];

function Menu( { fields, onAdd }: AddPropertyProps ) {
	const [ words, setWords ] = useState( '' );
	const found = inOrder( fields ).filter( ( { id, label } ) =>
		matches( words, label, id )
	);
	return (
		<>
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search properties', 'pharos-seo' ) }
				value={ words }
				onChange={ setWords }
				onKeyDown={ ( event ) => {
					const [ first ] = found;
					if ( event.key === 'Enter' && words && first ) {
						event.preventDefault();
						onAdd( first );
					}
				} }
			/>
			<ul className="pharos-schema-menu__list">
				{ found.map( ( field ) => (
					<li key={ field.id }>
						<Button
							__next40pxDefaultSize
							onClick={ () => onAdd( field ) }
						>
							<span>{ field.label }</span>
							{ field.recommended && (
								<span className="pharos-schema-menu__note">
									{ __(
										'Recommended by Google',
										'pharos-seo'
									) }
								</span>
							) }
						</Button>
					</li>
				) ) }
			</ul>
			<p className="pharos-schema-menu__nothing" role="status">
				{ found.length === 0 && __( 'No results', 'pharos-seo' ) }
			</p>
		</>
	);
}
