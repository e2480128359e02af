import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import './style.scss';

interface ProTeaserProps {
	label: string;
	/** URL of the description of the paid edition; '' for none. */
	href: string;
}

/** The mark of the paid edition; with a URL, a link to its description. */
export const ProLink = ( { href }: { href: string } ) =>
	href ? (
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
	) : (
		<span className="pharos-pro__link">{ __( 'Pro', 'pharos-seo' ) }</span>
	);

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
			<ProLink href={ href } />
		</span>
	);
}
