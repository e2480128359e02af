import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface FormEndProps {
	/** Why the last attempt failed, or ''. */
	error: string;
	isBusy: boolean;
	/** The label of the submit button. */
	label: string;
	/** Without it, there is no Cancel button. */
	onCancel?: ( () => void ) | undefined;
}

/** The end of all connection forms: the error and the buttons. */
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
