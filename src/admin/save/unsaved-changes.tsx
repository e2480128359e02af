import { Button, Dropdown } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store } from '../../../store';
import { ConfirmModal } from '../../components/confirm-modal';
import { Lazy, preload } from '../../components/lazy';
import { rescueFocus } from '../../components/rescue-focus';
import { useUnsavedChanges } from './use-unsaved';

const loadList = () =>
	import( /* webpackChunkName: "unsaved-list" */ './unsaved-list' );

/** The list of unsaved changes with old and new values, each with an undo button. */
export function UnsavedChanges() {
	const changes = useUnsavedChanges();
	const { discardEdits } = useDispatch( store );

	const [ isAsking, setIsAsking ] = useState( false );
	const isListOpen = useRef( false );
	const hasChanges = changes.length > 0;
	useEffect( () => {
		if ( hasChanges ) {
			// The dropdown focuses its first button when it opens.
			preload( loadList ).catch( () => {} );
		}
	}, [ hasChanges ] );
	useEffect( () => {
		// The list disappeared with its last line.
		if ( ! hasChanges && isListOpen.current ) {
			isListOpen.current = false;
			rescueFocus();
		}
	}, [ hasChanges ] );

	if ( ! hasChanges ) {
		return null;
	}
	return (
		<>
			<Dropdown
				contentClassName="pharos-unsaved"
				onToggle={ ( willOpen ) => {
					isListOpen.current = willOpen;
				} }
				popoverProps={ { placement: 'bottom-end', shift: true } }
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
							changes.length
						) }
					</Button>
				) }
				renderContent={ ( { onClose } ) => (
					<Lazy
						load={ loadList }
						props={ {
							changes,
							onDiscard: () => {
								onClose();
								setIsAsking( true );
							},
						} }
						title={ __(
							'The unsaved changes couldn’t be displayed.',
							'pharos-seo'
						) }
					/>
				) }
			/>
			{ isAsking && (
				<ConfirmModal
					title={ __( 'Discard all unsaved changes?', 'pharos-seo' ) }
					description={ __(
						'All settings return to their saved values.',
						'pharos-seo'
					) }
					confirmLabel={ __( 'Discard all', 'pharos-seo' ) }
					isDestructive
					onConfirm={ () => {
						void discardEdits();
						// The button of the list disappears with its lines.
						setTimeout( rescueFocus, 0 );
					} }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</>
	);
}
