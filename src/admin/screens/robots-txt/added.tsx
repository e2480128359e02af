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
					'For the AI crawlers that you block. A crawler that the text has rules for isn’t added: the text wins.',
					'pharos-seo'
				) }{ ' ' }
				<Link to="/advanced/ai-crawlers">
					{ __( 'AI Crawlers', 'pharos-seo' ) }
				</Link>
			</p>
		</div>
	);
}
