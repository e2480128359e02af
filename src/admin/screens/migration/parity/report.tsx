import { ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import type { ParityReport as Report, ParityStep } from '../../../../../store';
import { ShowMoreList } from '../../../../components/show-more-list';
import { Resource } from '../../../../resource';
import { Losses } from '../result/losses';
import { DownloadButton } from './download-button';
import { Page } from './page';
import { requestOf, useReport } from './use-report';

interface ParityReportProps {
	/** The slug of the source. */
	slug: string;
	/** The compared step: `after` or `preview`; each is compared with before. */
	step: ParityStep;
}

/** The comparison report, by page and tag: what is the same, and what differs. */
export function ParityReport( { slug, step }: ParityReportProps ) {
	return (
		<Resource
			reads={ [ [ 'getParityReport', requestOf( slug, step, 1 ) ] ] }
			failure={ __( 'The comparison couldn’t be loaded.', 'pharos-seo' ) }
			rows={ 4 }
		>
			{ ( report ) => (
				<Loaded slug={ slug } step={ step } report={ report } />
			) }
		</Resource>
	);
}

interface LoadedProps extends ParityReportProps {
	report: Report;
}

function Loaded( { slug, step, report }: LoadedProps ) {
	const isCompared = report.before !== null;
	const [ onlyDifferent, setOnlyDifferent ] = useState(
		report.same < report.compared
	);
	const { pages, hasMore, isLoading, showMore } = useReport(
		slug,
		step,
		onlyDifferent
	);
	return (
		<>
			<p className="pharos-migrate__summary">
				{ summary( report, step ) }
			</p>
			{ step === 'preview' && report.losses.length > 0 && (
				<div>
					<h3 className="pharos-migrate__heading">
						{ __( 'Data that wouldn’t be migrated', 'pharos-seo' ) }
					</h3>
					<Losses slug={ slug } losses={ report.losses } isPreview />
				</div>
			) }
			<div className="pharos-migrate__tools">
				{ isCompared && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Only differences', 'pharos-seo' ) }
						checked={ onlyDifferent }
						onChange={ setOnlyDifferent }
					/>
				) }
				<DownloadButton slug={ slug } step={ step } />
			</div>
			{ pages.length === 0 && ! isLoading && (
				<p className="pharos-migrate__hint">
					{ __( 'No differences.', 'pharos-seo' ) }
				</p>
			) }
			<ShowMoreList
				className="pharos-migrate__pages"
				rows={ pages.map( ( page ) => (
					<li key={ page.url } tabIndex={ -1 }>
						<Page
							page={ page }
							step={ step }
							isCompared={ isCompared }
							onlyDifferent={ onlyDifferent }
						/>
					</li>
				) ) }
				isLoading={ isLoading }
				onMore={ hasMore ? showMore : undefined }
			/>
		</>
	);
}

/** Summarizes in one sentence how many pages are the same. */
function summary( report: Report, step: ParityStep ): string {
	const { same, compared, total } = report;
	const pages = sprintf(
		/* translators: %s: number of pages. */
		_n( '%s page', '%s pages', total, 'pharos-seo' ),
		formatNumber( total )
	);
	if ( report.before === null ) {
		return sprintf(
			/* translators: %s: such as "48 pages". */
			__(
				'This is the output of %s after a migration. It can’t be compared with the current output, since the source plugin is inactive.',
				'pharos-seo'
			),
			pages
		);
	}
	return step === 'preview'
		? sprintf(
				/* translators: 1: number of tags. 2: of how many. 3: such as "48 pages". */
				_n(
					'On %3$s, %1$s of %2$s tag would stay the same.',
					'On %3$s, %1$s of %2$s tags would stay the same.',
					compared,
					'pharos-seo'
				),
				formatNumber( same ),
				formatNumber( compared ),
				pages
			)
		: sprintf(
				/* translators: 1: number of tags. 2: of how many. 3: such as "48 pages". */
				_n(
					'On %3$s, %1$s of %2$s tag is the same as before.',
					'On %3$s, %1$s of %2$s tags are the same as before.',
					compared,
					'pharos-seo'
				),
				formatNumber( same ),
				formatNumber( compared ),
				pages
			);
}
