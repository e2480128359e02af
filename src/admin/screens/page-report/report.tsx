import { Notice } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { PageReport, SiteSettings } from '../../../../store';
import { formatNumber } from '../../../../common/locale';
import { announce } from '../../../components/announce';
import { SearchPreview } from '../../../components/search-preview';
import { Differences } from './differences';
import { Notes } from './notes';
import { SearchTags } from './search-tags';
import { SocialTags } from './social-tags';
import { StructuredData } from './structured-data';

interface ReportProps {
	report: PageReport;
	site: SiteSettings;
}

/** The report of a page; its parts are missing if the URL redirects or returns no page. */
export function Report( { report, site }: ReportProps ) {
	const { differences, notes, sources, title, description } = report;
	const summary = summaryOf( report );
	useEffect( () => {
		announce(
			[ summary, ...notes.map( ( { text } ) => text ) ].join( ' ' )
		);
	}, [ summary, notes ] );
	return (
		<>
			<Notes report={ report } />
			{ sources && (
				<>
					{ report.status === 200 && differences.length === 0 && (
						<Notice status="success" isDismissible={ false }>
							{ summary }
						</Notice>
					) }
					{ differences.length > 0 && (
						<Differences
							differences={ differences }
							summary={ summary }
						/>
					) }
					<section className="pharos-card">
						<SearchPreview
							siteName={ site.site.site_name }
							favicon={ site.site.favicon }
							url={ report.url }
							title={ title ?? '' }
							description={ description ?? '' }
							titleLimit={ site.limits.title }
							descriptionLimit={ site.limits.description }
							urlLimit={ site.limits.url }
						/>
					</section>
					<SearchTags report={ report } sources={ sources } />
					<SocialTags
						tags={ report.social ?? {} }
						sources={ sources.social }
					/>
					<StructuredData
						scripts={ report.json_ld ?? [] }
						sources={ sources.json_ld }
					/>
				</>
			) }
		</>
	);
}

/** The result of the comparison; '' if there is no page to compare. */
function summaryOf( { status, differences, sources, notes }: PageReport ) {
	const isCompared =
		status !== 0 &&
		sources &&
		! notes.some( ( { code } ) => code === 'other_plugin' );
	if ( ! isCompared ) {
		return '';
	}
	return differences.length === 0
		? __( 'Visitors get what Pharos SEO outputs.', 'pharos-seo' )
		: sprintf(
				/* translators: %s: a number. */
				_n(
					'%s difference between the output of Pharos SEO and what visitors get',
					'%s differences between the output of Pharos SEO and what visitors get',
					differences.length,
					'pharos-seo'
				),
				formatNumber( differences.length )
			);
}
