import { Button, CheckboxControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { ConfirmModal } from '../../../components/confirm-modal';
import { schemaName, type SchemaMap } from '../../../schema';
import { DEFAULTS, restorable } from './restorable';
import { useSchemas } from './use-schemas';

/** A button that restores the default schemas: missing ones at once, changed ones after a confirmation. */
export function Restore() {
	const { schemas, put } = useSchemas();
	const [ asks, setAsks ] = useState( false );
	const { createInfoNotice } = useDispatch( noticesStore );
	const { missing, changed } = restorable( schemas, DEFAULTS );

	const restore = ( ids: string[] ) => {
		put(
			Object.fromEntries( ids.map( ( id ) => [ id, DEFAULTS[ id ] ] ) )
		);
		void createInfoNotice( restoredText( ids.length ), {
			id: 'pharos-schemas-restored',
			type: 'snackbar',
		} );
	};

	return (
		<>
			<Button
				variant="tertiary"
				__next40pxDefaultSize
				onClick={ () =>
					changed.length > 0 ? setAsks( true ) : restore( missing )
				}
			>
				{ __( 'Restore defaults', 'pharos-seo' ) }
			</Button>
			{ asks && (
				<RestoreDialog
					missing={ missing }
					changed={ changed }
					schemas={ schemas }
					onRestore={ restore }
					onClose={ () => setAsks( false ) }
				/>
			) }
		</>
	);
}

const restoredText = ( count: number ): string =>
	count === 0
		? __( 'All default schemas are in the list.', 'pharos-seo' )
		: sprintf(
				/* translators: %d: number of schemas. */
				_n(
					'%d schema restored. Save to keep it.',
					'%d schemas restored. Save to keep them.',
					count,
					'pharos-seo'
				),
				count
			);

interface RestoreDialogProps {
	missing: string[];
	changed: string[];
	schemas: SchemaMap;
	onRestore: ( ids: string[] ) => void;
	onClose: () => void;
}

/** The dialog that asks which changed schemas to reset. */
function RestoreDialog( {
	missing,
	changed,
	schemas,
	onRestore,
	onClose,
}: RestoreDialogProps ) {
	const [ chosen, setChosen ] = useState< string[] >( [] );
	return (
		<ConfirmModal
			title={ __( 'Restore defaults', 'pharos-seo' ) }
			description={
				missing.length > 0
					? sprintf(
							/* translators: %s: names of schemas. */
							__(
								'These schemas will be restored: %s.',
								'pharos-seo'
							),
							missing
								.map( ( id ) => nameIn( DEFAULTS, id ) )
								.join(
									/* translators: separator of a list. */ __(
										',',
										'pharos-seo'
									) + ' '
								)
						)
					: __( 'All default schemas are in the list.', 'pharos-seo' )
			}
			confirmLabel={ __( 'Restore', 'pharos-seo' ) }
			onConfirm={ () => onRestore( [ ...missing, ...chosen ] ) }
			onClose={ onClose }
		>
			<fieldset className="pharos-schemas__changed">
				<legend>
					{ __(
						'You have edited these schemas. Reset them, too?',
						'pharos-seo'
					) }
				</legend>
				{ changed.map( ( id ) => (
					<CheckboxControl
						key={ id }
						__nextHasNoMarginBottom
						label={ nameIn( schemas, id ) }
						checked={ chosen.includes( id ) }
						onChange={ ( isChosen ) =>
							setChosen( ( before ) =>
								isChosen
									? [ ...before, id ]
									: before.filter( ( one ) => one !== id )
							)
						}
					/>
				) ) }
			</fieldset>
		</ConfirmModal>
	);
}

function nameIn( schemas: SchemaMap, id: string ): string {
	const schema = schemas[ id ];
	return schema ? schemaName( schema ) : id;
}
