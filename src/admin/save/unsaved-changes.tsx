import { Button, Dropdown } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store } from '../../../store';
import { describe } from './describe';
import { useFields } from './use-unsaved';

/** The list of unsaved changes, old and new, each with its undo (ux.md 4.6). */
export function UnsavedChanges() {
	const { keys, saved, edits } = useSelect( ( select ) => {
		const { getUnsavedKeys, getSavedSettings, getEdits } = select( store );
		return {
			keys: getUnsavedKeys(),
			saved: getSavedSettings() as Record< string, unknown > | null,
			edits: getEdits() as Record< string, unknown >,
		};
	}, [] );
	const { undoSetting, discardEdits, openConfirmation } =
		useDispatch( store );
	const fields = useFields();

	const askToDiscard = () =>
		openConfirmation( {
			title: __( 'Discard all unsaved changes?', 'pharos-seo' ),
			description: __(
				'Every setting goes back to what was saved last.',
				'pharos-seo'
			),
			confirmLabel: __( 'Discard all', 'pharos-seo' ),
			isDestructive: true,
			onConfirm: () => discardEdits(),
		} );

	if ( keys.length === 0 ) {
		return null;
	}
	return (
		<Dropdown
			contentClassName="pharos-unsaved"
			popoverProps={ { placement: 'bottom-end' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					variant="tertiary"
					aria-expanded={ isOpen }
					onClick={ onToggle }
					__next40pxDefaultSize
				>
					{ sprintf(
						/* translators: %d: number of settings. */
						__( 'Unsaved changes (%d)', 'pharos-seo' ),
						keys.length
					) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<>
					<h2 className="pharos-unsaved__title">
						{ __( 'Unsaved changes', 'pharos-seo' ) }
					</h2>
					<ul className="pharos-unsaved__list">
						{ keys.map( ( key ) => {
							const field = fields.get( key )?.field;
							const label = field?.label ?? key;
							return (
								<li
									key={ key }
									className="pharos-unsaved__change"
								>
									<div>
										<strong>{ label }</strong>
										<del dir="auto">
											{ describe(
												saved?.[ key ],
												field
											) }
										</del>
										<ins dir="auto">
											{ describe( edits[ key ], field ) }
										</ins>
									</div>
									<Button
										variant="link"
										onClick={ () => undoSetting( key ) }
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
						} ) }
					</ul>
					<Button
						variant="secondary"
						isDestructive
						onClick={ () => {
							onClose();
							askToDiscard();
						} }
					>
						{ __( 'Discard all', 'pharos-seo' ) }
					</Button>
				</>
			) }
		/>
	);
}
