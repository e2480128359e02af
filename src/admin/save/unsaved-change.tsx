import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store } from '../../../store';
import { withValueIn } from '../fields/field-value';
import type { Change } from './changes';
import { describe } from './describe';

interface UnsavedChangeProps {
	change: Change;
}

/** A line in the list of unsaved changes: old value, new value and an undo button. */
export function UnsavedChange( { change }: UnsavedChangeProps ) {
	const { name, label, field, from, to, words } = change;
	const key = field?.key ?? name;
	const edited = useSelect(
		( select ) =>
			( select( store ).getEdits() as Record< string, unknown > )[ key ],
		[ key ]
	);
	const { editSettings, undoSetting } = useDispatch( store );
	const undo = () => {
		editSettings( { [ key ]: withValueIn( field ?? {}, edited, from ) } );
		if ( field?.idKey ) {
			undoSetting( field.idKey );
		}
	};

	return (
		<li className="pharos-unsaved__change">
			<div>
				<strong>{ label }</strong>
				<del dir="auto">{ words?.from ?? describe( from, field ) }</del>
				<ins dir="auto">{ words?.to ?? describe( to, field ) }</ins>
			</div>
			<Button
				variant="link"
				onClick={ undo }
				aria-label={ sprintf(
					/* translators: %s: name of a setting. */
					__( 'Undo: %s', 'pharos-seo' ),
					label
				) }
			>
				{ __( 'Undo', 'pharos-seo' ) }
			</Button>
		</li>
	);
}
