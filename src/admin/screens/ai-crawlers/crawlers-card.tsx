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
		title: __( 'Training of models', 'pharos-seo' ),
		description: __(
			'Blocking asks the owner not to train AI models with your content. Search results stay as they are.',
			'pharos-seo'
		),
		blockAll: __( 'Block all that train models', 'pharos-seo' ),
	},
	{
		purpose: 'search',
		title: __( 'AI search', 'pharos-seo' ),
		description: __(
			'These crawlers index pages for answers of AI services. When blocked, such answers may no longer link to your site.',
			'pharos-seo'
		),
		blockAll: __( 'Block all of AI search', 'pharos-seo' ),
	},
	{
		purpose: 'user',
		title: __( 'Requests of users', 'pharos-seo' ),
		description: __(
			'These fetch a page because a user of an AI service has asked for it. Some owners say that robots.txt doesn’t always apply to such requests.',
			'pharos-seo'
		),
		blockAll: __( 'Block all requests of users', 'pharos-seo' ),
	},
];

/** Toggles for all crawlers, and the resulting lines of robots.txt. */
export function CrawlersCard() {
	return (
		<Resource
			reads={ [ [ 'getRobotsTxt' ] ] }
			failure={ __( 'Failed to load robots.txt', 'pharos-seo' ) }
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
