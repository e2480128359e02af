import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useConnect } from './use-connect';

interface ConnectButtonProps {
	/** Whether to ask for the permission to submit sitemaps as well. */
	canSubmitSitemaps: boolean;
	/** "Connect to Search Console - It's Free" by default. */
	label?: string;
	variant?: 'primary' | 'secondary';
}

/** Leads to Google, where the owner allows the access. */
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
