import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { ConfirmModal } from '../../components/confirm-modal';

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
					onConfirm={ onDiscard }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</>
	);
}
