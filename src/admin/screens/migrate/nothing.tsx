import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** A notice that there is no data of other SEO plugins. */
export function Nothing() {
	return (
		<Notice
			className="pharos-migrate__notice"
			status="success"
			isDismissible={ false }
		>
			{ __(
				'No other SEO plugin is active, and no data of one was found on this site. There is nothing to migrate.',
				'pharos-seo'
			) }
		</Notice>
	);
}
