import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import type { RobotsTxt } from '../../../../store';

/** The group for blocked AI crawlers that is added below the text. */
export function Added( { data }: { data: RobotsTxt } ) {
	if (
		data.ai_crawlers_group === '' ||
		data.robots_file_exists ||
		data.robots_url === ''
	) {
		return null;
	}
	const title = __( 'Added below the text', 'pharos-seo' );
	return (
		<div>
			<h2 className="pharos-card__title">{ title }</h2>
			<pre
				className="pharos-robots-txt__added"
				dir="ltr"
				role="group"
				aria-label={ title }
			>
				{ data.ai_crawlers_group.trimEnd() }
			</pre>
			<p className="pharos-robots-txt__help">
				{ __(
					'These lines block the AI crawlers that you selected. If the text above already has rules for a crawler, those rules apply and nothing is added.',
					'pharos-seo'
				) }{ ' ' }
				<Link to="/advanced/ai-crawlers">
					{ __( 'AI Crawlers', 'pharos-seo' ) }
				</Link>
			</p>
		</div>
	);
}
