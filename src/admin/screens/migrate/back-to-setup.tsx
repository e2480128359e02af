import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getBoot } from '../../../boot';

/** The link back to the setup wizard for users who came from there; the query parameter survives a reload. */
export function BackToSetup() {
	const isFromSetup =
		new URLSearchParams( window.location.search ).get( 'from' ) ===
		'onboarding';
	const url = isFromSetup ? getBoot().onboardingUrl : '';
	return url === '' ? null : (
		<div>
			<Button
				variant="link"
				href={ `${ url }&step=migration` }
				__next40pxDefaultSize
			>
				{ __( 'Back to the setup wizard', 'pharos-seo' ) }
			</Button>
		</div>
	);
}
