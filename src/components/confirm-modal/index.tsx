import { Button, Modal, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import './style.scss';

interface ConfirmModalProps {
	title: string;
	description?: string;
	/** The body, below the description. */
	children?: ReactNode;
	/** "Proceed" by default. */
	confirmLabel?: string;
	/** "Cancel" by default. */
	cancelLabel?: string;
	isDestructive?: boolean;
	/** "small" by default. */
	size?: 'small' | 'medium';
	/** Nothing can be confirmed yet. */
	isDisabled?: boolean;
	/**
	 * May take a while; the dialog closes when it is done, unless that answers false, and stays, with the reason, when it
	 * fails.
	 */
	onConfirm: () => unknown;
	onClose: () => void;
}

/**
 * Asks before something happens (spec.md section 2, "Generic confirmation modal"). Escape closes; what is already running
 * goes on. A second press while it runs does nothing.
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
			onRequestClose={ onClose }
			aria-busy={ isRunning }
		>
			{ description && <p>{ description }</p> }
			{ children }
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<div className="pharos-confirm__actions">
				<Button
					variant="tertiary"
					onClick={ onClose }
					__next40pxDefaultSize
					ref={ ( button: HTMLButtonElement | null ) => {
						// The harmless choice is the one that a hasty Enter should meet.
						if (
							isDestructive &&
							button &&
							! button.dataset.focused
						) {
							button.dataset.focused = 'true';
							button.focus();
						}
					} }
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
