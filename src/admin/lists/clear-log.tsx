import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ConfirmModal } from '../../components/confirm-modal';

interface ClearLogProps {
	/** What is deleted, and what isn't. */
	description: string;
	/** Deletes all rows of a log; a promise rejects with the reason. */
	onClear: () => Promise< unknown >;
}

/** A button that clears a log, after a confirmation. */
export function ClearLog( { description, onClear }: ClearLogProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<div>
			<Button
				variant="secondary"
				isDestructive
				onClick={ () => setIsOpen( true ) }
				__next40pxDefaultSize
			>
				{ __( 'Clear log', 'pharos-seo' ) }
			</Button>
			{ isOpen && (
				<ConfirmModal
					title={ __( 'Clear the log?', 'pharos-seo' ) }
					description={ description }
					confirmLabel={ __( 'Clear log', 'pharos-seo' ) }
					isDestructive
					onConfirm={ onClear }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</div>
	);
}
