import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { ConfirmModal } from '../../components/confirm-modal';
import { rescueFocus } from '../../components/rescue-focus';

interface DiscardButtonProps {
	label: string;
	/** The question, and what "yes" does. */
	title: string;
	description: string;
	confirmLabel: string;
	onDiscard: () => unknown;
}

/** Discards unsaved work of a page, after it has asked. */
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
						// The button goes with what it discards.
						setTimeout( rescueFocus, 0 );
					} }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</>
	);
}
