import { __ } from '@wordpress/i18n';
import type { AiCrawler } from '../../../../store';
import { Resource } from '../../../resource';
import { crawlersField } from '../../definitions/ai-crawlers';
import { settingElementId } from '../../search/setting-link';
import { CrawlerList } from './crawler-list';
import { Lines } from './lines';
import { RobotsTxtNotice } from './robots-txt-notice';

/** The purposes of crawlers, in the order of the screen. */
const PURPOSES: {
	purpose: AiCrawler[ 'purpose' ];
	title: string;
	description: string;
	blockAll: string;
}[] = [
	{
		purpose: 'training',
		title: __( 'AI model training', 'pharos-seo' ),
		description: __(
			'When blocked, the owner is asked not to train AI models with your content. Search results aren’t affected.',
			'pharos-seo'
		),
		blockAll: __( 'Block all training crawlers', 'pharos-seo' ),
	},
	{
		purpose: 'search',
		title: __( 'AI search', 'pharos-seo' ),
		description: __(
			'These crawlers index pages for answers of AI services. When blocked, such answers may no longer link to your site.',
			'pharos-seo'
		),
		blockAll: __( 'Block all AI search crawlers', 'pharos-seo' ),
	},
	{
		purpose: 'user',
		title: __( 'User requests', 'pharos-seo' ),
		description: __(
			'These crawlers fetch a page when a user of an AI service asks for it. According to some owners, robots.txt doesn’t always apply to such requests.',
			'pharos-seo'
		),
		blockAll: __( 'Block all crawlers for user requests', 'pharos-seo' ),
	},
];

/** Toggles for all crawlers, and the resulting lines of robots.txt. */
export function CrawlersCard() {
	return (
		<Resource
			reads={ [ [ 'getRobotsTxt' ] ] }
			failure={ __( 'robots.txt couldn’t be loaded.', 'pharos-seo' ) }
			rows={ 8 }
		>
			{ ( data ) => (
				<div
					className="pharos-ai-crawlers"
					id={ settingElementId( crawlersField.key ) }
				>
					<RobotsTxtNotice data={ data } />
					{ PURPOSES.map( ( { purpose, ...words } ) => (
						<CrawlerList
							key={ purpose }
							{ ...words }
							crawlers={ data.ai_crawlers.filter(
								( crawler ) => crawler.purpose === purpose
							) }
						/>
					) ) }
					<Lines data={ data } />
				</div>
			) }
		</Resource>
	);
}
