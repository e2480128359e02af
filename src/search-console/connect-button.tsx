import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useConnect } from './use-connect';

interface ConnectButtonProps {
	/** Whether to also request the permission to submit sitemaps. */
	canSubmitSitemaps: boolean;
	/** By default "Connect to Search Console - It's Free". */
	label?: string;
	variant?: 'primary' | 'secondary';
}

/** A button that redirects to Google, where the owner grants access. */
export function ConnectButton( {
	canSubmitSitemaps,
	label = __( "Connect to Search Console - It's Free", 'pharos-seo' ),
	variant = 'primary',
}: ConnectButtonProps ) {
	const { isBusy, error, connect } = useConnect();
	return (
		<>
			<Button
				className="pharos-gsc-button"
				variant={ variant }
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void connect( canSubmitSitemaps ) }
				__next40pxDefaultSize
			>
				{ label }
			</Button>
			{ error && (
				<div>
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				</div>
			) }
		</>
	);
}
