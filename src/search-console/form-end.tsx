import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface FormEndProps {
	/** Why the last try failed, or ''. */
	error: string;
	isBusy: boolean;
	/** Of the button that submits. */
	label: string;
	/** Without it, there is nothing to go back to. */
	onCancel?: ( () => void ) | undefined;
}

/** The end of each form about the connection: what went wrong, and its buttons. */
export function FormEnd( { error, isBusy, label, onCancel }: FormEndProps ) {
	return (
		<>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<div className="pharos-gsc-actions">
				<Button
					type="submit"
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					__next40pxDefaultSize
				>
					{ label }
				</Button>
				{ onCancel && (
					<Button
						variant="tertiary"
						onClick={ onCancel }
						__next40pxDefaultSize
					>
						{ __( 'Cancel', 'pharos-seo' ) }
					</Button>
				) }
			</div>
		</>
	);
}
