import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getBoot } from '../../../boot';

/** The link back to the setup wizard for users who came from there; the query parameter survives a reload. */
export function BackToSetup() {
	const isFromSetup =
		new URLSearchParams( window.location.search ).get( 'from' ) ===
		'onboarding';
	return isFromSetup ? (
		<div>
			<Button
				variant="link"
				href={ `${ getBoot().onboardingUrl }&step=migration` }
				__next40pxDefaultSize
			>
				{ __( 'Back to the setup wizard', 'pharos-seo' ) }
			</Button>
		</div>
	) : null;
}
