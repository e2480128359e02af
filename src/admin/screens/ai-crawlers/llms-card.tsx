import { ExternalLink, Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store, type LlmsTxt } from '../../../../store';
import { Resource } from '../../../resource';
import { llmsField } from '../../definitions/ai-crawlers';
import { SettingField } from '../../fields/setting-field';

/** The setting and the URL of llms.txt. */
export function LlmsCard() {
	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'llms.txt', 'pharos-seo' ) }
			</h2>
			<SettingField field={ llmsField } />
			<Resource
				reads={ [ [ 'getLlmsTxt' ] ] }
				failure={ __( 'llms.txt couldn’t be loaded.', 'pharos-seo' ) }
				rows={ 1 }
			>
				{ ( data ) => <Served data={ data } /> }
			</Resource>
		</section>
	);
}

function Served( { data: { url, obstacle } }: { data: LlmsTxt } ) {
	const isOn = useSelect(
		( select ) => select( store ).getSetting( 'enable_llms_txt' ),
		[]
	);
	if ( obstacle === 'off' || ! isOn ) {
		return null;
	}
	const text = reasonOf( obstacle );
	return (
		<>
			{ text && (
				<Notice
					className="pharos-ai-crawlers__notice"
					status="warning"
					politeness="polite"
					isDismissible={ false }
				>
					{ text }
				</Notice>
			) }
			{ obstacle !== 'hidden' && obstacle !== 'other_plugin' && (
				<div className="pharos-ai-crawlers__links">
					<ExternalLink href={ url }>
						{ __( 'View llms.txt', 'pharos-seo' ) }
					</ExternalLink>
				</div>
			) }
		</>
	);
}

function reasonOf( obstacle: LlmsTxt[ 'obstacle' ] ): string | undefined {
	switch ( obstacle ) {
		case 'file':
			return __(
				'There is an llms.txt file in the root folder of your site, and visitors get that file. Delete it to serve the one that Pharos SEO generates.',
				'pharos-seo'
			);
		case 'hidden':
			return __(
				'Search engines are discouraged from indexing your site, so there is no llms.txt. Change this under Settings > Reading.',
				'pharos-seo'
			);
		case 'other_plugin':
			return __(
				'Another SEO plugin is active, so Pharos SEO serves no llms.txt.',
				'pharos-seo'
			);
		case 'plain':
			return __(
				'With plain permalinks, WordPress can’t serve /llms.txt. The file has another URL, where AI services don’t look for it.',
				'pharos-seo'
			);
		default:
			return undefined;
	}
}
