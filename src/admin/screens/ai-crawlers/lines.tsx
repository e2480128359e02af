import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import type { RobotsTxt } from '../../../../store';
import { CopyButton } from '../../../components/copy-button';
import { groupOf } from './access';
import { useAccess } from './crawler-list';

/** The lines of robots.txt for the blocked crawlers. */
export function Lines( { data }: { data: RobotsTxt } ) {
	const { access } = useAccess();
	const group = groupOf( access, data.ai_crawlers );
	const isServed = data.robots_url !== '' && ! data.robots_file_exists;
	const title = isServed
		? __( 'Added to robots.txt', 'pharos-seo' )
		: __( 'Lines for robots.txt', 'pharos-seo' );

	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">{ title }</h2>
			{ group === '' ? (
				<p className="pharos-ai-crawlers__description">
					{ __( 'None: no crawlers are blocked.', 'pharos-seo' ) }
				</p>
			) : (
				<pre
					className="pharos-ai-crawlers__lines"
					dir="ltr"
					aria-label={ title }
					role="group"
				>
					{ group }
				</pre>
			) }
			<div className="pharos-ai-crawlers__links">
				{ group !== '' && ! isServed && (
					<CopyButton text={ `${ group }\n` } subject={ title } />
				) }
				{ data.robots_url !== '' && (
					<ExternalLink href={ data.robots_url }>
						{ __( 'Open robots.txt', 'pharos-seo' ) }
					</ExternalLink>
				) }
				<Link to="/advanced/robots-txt-editor">
					{ __( 'robots.txt Editor', 'pharos-seo' ) }
				</Link>
			</div>
		</section>
	);
}
