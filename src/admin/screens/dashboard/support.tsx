import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getBoot } from '../../../boot';

/** Links to help. */
export function Support() {
	const { isSetUp, onboardingUrl, supportLinks } = getBoot();
	const links = [
		{
			url: supportLinks.ticket,
			label: __( 'Open Support Ticket', 'pharos-seo' ),
		},
		{
			url: supportLinks.knowledge_base,
			label: __( 'Help Center', 'pharos-seo' ),
		},
		{
			url: supportLinks.community,
			label: __( 'Join our Community on Facebook', 'pharos-seo' ),
		},
		{
			url: supportLinks.review,
			label: __( 'Leave Us a Review', 'pharos-seo' ),
		},
	].filter( ( { url } ) => url );
	return (
		<section
			className="pharos-card pharos-quick-access"
			aria-labelledby="pharos-support-title"
		>
			<h2 id="pharos-support-title" className="pharos-card__title">
				{ __( 'Support', 'pharos-seo' ) }
			</h2>
			<ul>
				{ links.map( ( { url, label } ) => (
					<li key={ label }>
						<ExternalLink href={ url }>{ label }</ExternalLink>
					</li>
				) ) }
				{ ! isSetUp && (
					<li>
						<a href={ onboardingUrl }>
							{ __( 'Launch Setup Wizard', 'pharos-seo' ) }
						</a>
					</li>
				) }
			</ul>
		</section>
	);
}
