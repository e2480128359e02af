import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { ConfirmModal } from '../../components/confirm-modal';
import { rescueFocus } from '../../components/rescue-focus';

interface DiscardButtonProps {
	label: string;
	/** The texts of the confirmation and its confirm button. */
	title: string;
	description: string;
	confirmLabel: string;
	onDiscard: () => unknown;
}

/** A button that discards unsaved changes of a page after a confirmation. */
export function DiscardButton( {
	label,
	onDiscard,
	...question
}: DiscardButtonProps ) {
	const [ isAsking, setIsAsking ] = useState( false );
	return (
		<>
			<Button
				variant="tertiary"
				onClick={ () => setIsAsking( true ) }
				__next40pxDefaultSize
			>
				{ label }
			</Button>
			{ isAsking && (
				<ConfirmModal
					{ ...question }
					isDestructive
					onConfirm={ async () => {
						await onDiscard();
						// The button disappears together with the changes.
						setTimeout( rescueFocus, 0 );
					} }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</>
	);
}
