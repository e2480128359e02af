import { __ } from '@wordpress/i18n';
import { blocksEverything } from '../../common/robots-txt/rules';
import type { UnsavedWork } from '../unsaved-work';
import { saveRobotsTxt } from './actions';
import {
	__getRobotsTxtSave,
	getRobotsTxtContent,
	hasUnsavedRobotsTxt,
} from './selectors';

/** Asks for confirmation before a text that blocks the whole site is saved. */
export const unsaved: UnsavedWork = {
	has: hasUnsavedRobotsTxt,
	getSave: __getRobotsTxtSave,
	save: saveRobotsTxt,
	getQuestion: ( state ) =>
		blocksEverything( getRobotsTxtContent( state ) )
			? {
					title: __(
						'Block all crawlers from your whole site?',
						'pharos-seo'
					),
					description: __(
						'With “Disallow: /” for all crawlers, search engines stop crawling your pages, which may then disappear from search results.',
						'pharos-seo'
					),
					confirmLabel: __( 'Save anyway', 'pharos-seo' ),
					isDestructive: true,
				}
			: null,
};
