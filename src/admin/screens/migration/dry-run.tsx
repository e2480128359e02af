import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { MigrationPlugin, ParityReading } from '../../../../store';
import { Panel } from './panel';
import { ParityReport } from './parity/report';
import { ReadingProgress } from './parity/reading-progress';
import { PlannedRedirects } from './planned-redirects';

interface DryRunProps {
	source: MigrationPlugin;
	reading: ParityReading;
}

/** The result of a dry run: example pages, and what won't be migrated. */
export function DryRun( { source, reading }: DryRunProps ) {
	const { slug, counts, only_redirects: onlyRedirects } = source;
	return (
		<Panel title={ __( 'Dry run', 'pharos-seo' ) }>
			{ reading.isReading && <ReadingProgress reading={ reading } /> }
			{ ! reading.isReading &&
				reading.problem !== '' &&
				! onlyRedirects && (
					<Notice
						className="pharos-migrate__notice"
						status="warning"
						isDismissible={ false }
					>
						{ sprintf(
							/* translators: %s: the reason, a sentence. */
							__(
								'Pages can’t be compared: %s You can still migrate.',
								'pharos-seo'
							),
							reading.problem
						) }
					</Notice>
				) }
			{ ! reading.isReading && ( counts.redirects ?? 0 ) > 0 && (
				<PlannedRedirects slug={ slug } />
			) }
			{ ! reading.isReading &&
				reading.problem === '' &&
				! onlyRedirects && (
					<ParityReport slug={ slug } step="preview" />
				) }
		</Panel>
	);
}
