import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { SuggestionStatus } from './types';

interface AgreementProps {
	status: SuggestionStatus;
	/** Called with the id of the provider. */
	onAgree: ( provider: string ) => void;
	onCancel: () => void;
}

/** Tells which provider gets which texts, and asks the user to agree. */
export function Agreement( {
	status: { provider, vision },
	onAgree,
	onCancel,
}: AgreementProps ) {
	if ( ! provider ) {
		return (
			<p>
				{ __(
					'No AI model for texts is connected to WordPress.',
					'pharos-seo'
				) }
			</p>
		);
	}
	const { id, name, model } = provider;
	return (
		<div className="pharos-suggestions__agreement">
			<p>
				<strong>
					{ sprintf(
						/* translators: %s: name of an AI provider. */
						__( 'Send texts to %s?', 'pharos-seo' ),
						name
					) }
				</strong>
			</p>
			<p>
				{ sprintf(
					/* translators: 1: name of an AI provider. 2: name of its AI model. */
					__(
						'For each suggestion, your site sends to %1$s (%2$s):',
						'pharos-seo'
					),
					name,
					model
				) }
			</p>
			<ul>
				<li>
					{ __(
						'the title and text of the page, as far as visitors can read them',
						'pharos-seo'
					) }
				</li>
				<li>
					{ __(
						'the name and language of the site, and the focus keyword',
						'pharos-seo'
					) }
				</li>
				<li>
					{ __(
						'the page’s top queries in Google Search, if Search Console is connected',
						'pharos-seo'
					) }
				</li>
				{ vision && (
					<li>
						{ __(
							'the image, for suggestions of its alt text',
							'pharos-seo'
						) }
					</li>
				) }
			</ul>
			<p>
				{ __(
					'Private, password-protected and restricted texts aren’t sent. Nothing is saved until you save it.',
					'pharos-seo'
				) }
			</p>
			<div className="pharos-suggestions__foot">
				<Button variant="tertiary" size="compact" onClick={ onCancel }>
					{ __( 'Cancel', 'pharos-seo' ) }
				</Button>
				<Button
					variant="primary"
					size="compact"
					onClick={ () => onAgree( id ) }
				>
					{ __( 'Agree', 'pharos-seo' ) }
				</Button>
			</div>
		</div>
	);
}
