import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ParityReading } from '../../../../store';
import { Panel } from './panel';
import { ParityReport } from './parity/report';
import { ReadingProgress } from './parity/reading-progress';

interface DryRunProps {
	/** The slug of the source. */
	slug: string;
	reading: ParityReading;
}

/** The result of a dry run: example pages, and what won't be migrated. */
export function DryRun( { slug, reading }: DryRunProps ) {
	return (
		<Panel title={ __( 'Dry Run', 'pharos-seo' ) }>
			{ reading.isReading && <ReadingProgress reading={ reading } /> }
			{ ! reading.isReading && reading.problem !== '' && (
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
			{ ! reading.isReading && reading.problem === '' && (
				<ParityReport slug={ slug } step="preview" />
			) }
		</Panel>
	);
}
