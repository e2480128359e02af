import { Modal } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { collapse } from '../../../../../common/template';
import { store, type SiteSettings } from '../../../../../store';
import { useSelection } from '../../../lists/use-selection';
import '../../../../components/dialog-foot/style.scss';
import '../../../../suggestions/style.scss';
import { isEditable } from '../cells';
import { newStep } from '../steps';
import { Choice, type ChoiceRow } from './choice';
import { Ready } from './ready';
import { Review } from './review';
import './style.scss';
import { useRun, type TextField } from './use-run';

interface DialogProps {
	keys: readonly string[];
	limits: SiteSettings[ 'limits' ];
	onClose: () => void;
}

/** Suggestions by AI for rows of the table. A used text is in the table like a typed one. */
export default function Dialog( { keys, limits, onClose }: DialogProps ) {
	const { items, edits } = useSelect( ( select ) => {
		const { getBulkItems, getBulkEdits } = select( store );
		return { items: getBulkItems(), edits: getBulkEdits() };
	}, [] );
	const { editBulkCells } = useDispatch( store );
	const run = useRun();
	const [ field, setField ] = useState< TextField >( 'description' );

	const rowsOf = ( name: TextField ) =>
		keys.flatMap( ( key ): ChoiceRow[] => {
			const item = items[ key ];
			return item && isEditable( item, name )
				? [
						{
							key,
							item,
							value: collapse(
								edits[ key ]?.[ name ] ?? item.fields[ name ]
							),
						},
					]
				: [];
		} );
	const withoutText = ( name: TextField ) =>
		rowsOf( name )
			.filter( ( row ) => row.value === '' )
			.map( ( { key } ) => key );
	const { selected, select, clear } = useSelection< string >( () =>
		withoutText( 'description' )
	);
	const rows = rowsOf( field );
	const isStarted = Object.keys( run.rows ).length > 0;

	return (
		<Modal
			title={ __( 'Suggest with AI', 'pharos-seo' ) }
			className="pharos-dialog"
			size="large"
			// What was edited would be lost.
			shouldCloseOnClickOutside={ ! isStarted }
			onRequestClose={ onClose }
		>
			{ isStarted ? (
				<Review
					run={ run }
					items={ items }
					field={ field }
					limit={ limits[ field ] }
					onUse={ ( key, text ) =>
						void editBulkCells( newStep(), [
							{ key, field, value: text },
						] )
					}
					onClose={ onClose }
				/>
			) : (
				<Ready>
					{ ( status, onAgree ) => (
						<Choice
							status={ status }
							rows={ rows }
							field={ field }
							selected={ selected }
							onField={ ( next ) => {
								setField( next );
								clear();
								select( withoutText( next ), true );
							} }
							onSelect={ select }
							onAgree={ onAgree }
							onStart={ () =>
								// In the order of the table.
								void run.start(
									keys.filter( ( key ) =>
										selected.includes( key )
									),
									field
								)
							}
							onClose={ onClose }
						/>
					) }
				</Ready>
			) }
		</Modal>
	);
}
