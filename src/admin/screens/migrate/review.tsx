import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store, type MigrationPlugin } from '../../../../store';
import { Panel } from './panel';
import { ParityReport } from './parity/report';
import { ReadingProgress } from './parity/reading-progress';

interface ReviewProps {
	source: MigrationPlugin;
}

/** The dry run: what some pages would look like, and what would get lost. */
export function Review( { source: { slug } }: ReviewProps ) {
	const reading = useSelect(
		( select ) => select( store ).getMigration().reading,
		[]
	);
	if ( ! reading ) {
		return null;
	}
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
							'Pages can’t be compared: %s You can migrate all the same.',
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
