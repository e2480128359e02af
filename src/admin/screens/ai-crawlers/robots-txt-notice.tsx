import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { RobotsTxt } from '../../../../store';

/** A warning if WordPress doesn’t serve robots.txt. */
export function RobotsTxtNotice( { data }: { data: RobotsTxt } ) {
	const text = reasonOf( data );
	return text === '' ? null : (
		<Notice
			className="pharos-ai-crawlers__notice"
			status="warning"
			politeness="polite"
			isDismissible={ false }
		>
			{ text }
		</Notice>
	);
}

function reasonOf( data: RobotsTxt ): string {
	if ( data.robots_file_exists ) {
		return __(
			'There is a robots.txt file in the root folder of your site, and crawlers get that file. Add the lines below to it.',
			'pharos-seo'
		);
	}
	return data.robots_url === ''
		? __(
				'Crawlers request robots.txt at the root of the domain, and WordPress can’t serve it there: the site is in a folder below the root, or uses plain permalinks. Add the lines below to the robots.txt at the root.',
				'pharos-seo'
			)
		: '';
}
