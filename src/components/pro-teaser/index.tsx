import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import './style.scss';

interface ProTeaserProps {
	label: string;
	/** URL of the description of the paid edition. */
	href: string;
}

/** A button of the paid edition: disabled but focusable, with a link to more information. */
export function ProTeaser( { label, href }: ProTeaserProps ) {
	return (
		<span className="pharos-pro">
			<Button
				className="pharos-pro__button"
				variant="tertiary"
				size="compact"
				disabled
				accessibleWhenDisabled
				description={ __( 'Part of Pharos SEO Pro', 'pharos-seo' ) }
			>
				{ label }
			</Button>
			<a
				className="pharos-pro__link"
				href={ href }
				target="_blank"
				rel="noreferrer"
				aria-label={ __(
					'Pro: plans and prices (opens in a new tab)',
					'pharos-seo'
				) }
			>
				{ __( 'Pro', 'pharos-seo' ) }
			</a>
		</span>
	);
}
