import { Button, Modal, Notice } from '@wordpress/components';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import '../dialog-foot/style.scss';

interface ConfirmModalProps {
	title: string;
	description?: string;
	/** Content below the description. */
	children?: ReactNode;
	/** "Proceed" by default. */
	confirmLabel?: string;
	/** "Cancel" by default. */
	cancelLabel?: string;
	isDestructive?: boolean;
	/** "small" by default. */
	size?: 'small' | 'medium';
	/** Disables the confirm button. */
	isDisabled?: boolean;
	/**
	 * The action; the dialog closes when it is done. Returning false keeps the dialog open; an error does too, and is shown.
	 */
	onConfirm: () => unknown;
	onClose: () => void;
}

/**
 * Asks for confirmation. Escape closes the dialog but doesn't stop a
 * running action. While it is running, further clicks do nothing.
 */
export function ConfirmModal( {
	title,
	description,
	children,
	confirmLabel = __( 'Proceed', 'pharos-seo' ),
	cancelLabel = __( 'Cancel', 'pharos-seo' ),
	isDestructive = false,
	size = 'small',
	isDisabled = false,
	onConfirm,
	onClose,
}: ConfirmModalProps ) {
	const [ isRunning, setIsRunning ] = useState( false );
	const [ error, setError ] = useState< string | null >( null );

	const cancel = useRef< HTMLButtonElement >( null );

	// Focus the safe choice, in case the user presses Enter right away. After WordPress's dialog has noted where to return
	// the focus, which is when its elements are there.
	useLayoutEffect( () => {
		if ( isDestructive ) {
			cancel.current?.focus();
		}
	}, [ isDestructive ] );

	const confirm = async () => {
		setIsRunning( true );
		setError( null );
		try {
			if ( ( await onConfirm() ) !== false ) {
				onClose();
			}
		} catch ( reason ) {
			setError(
				( reason as Error ).message ||
					__( 'Action failed. Please try again.', 'pharos-seo' )
			);
		}
		setIsRunning( false );
	};

	return (
		<Modal
			className="pharos-confirm"
			title={ title }
			size={ size }
			focusOnMount={ ! isDestructive }
			onRequestClose={ onClose }
			aria-busy={ isRunning }
		>
			{ description && <p>{ description }</p> }
			{ children }
			<div className="pharos-dialog-foot">
				{ error && (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) }
				<Button
					variant="tertiary"
					onClick={ onClose }
					__next40pxDefaultSize
					ref={ cancel }
				>
					{ cancelLabel }
				</Button>
				<Button
					variant="primary"
					isDestructive={ isDestructive }
					isBusy={ isRunning }
					disabled={ isRunning || isDisabled }
					accessibleWhenDisabled
					onClick={ confirm }
					__next40pxDefaultSize
				>
					{ confirmLabel }
				</Button>
			</div>
		</Modal>
	);
}
