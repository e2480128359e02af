import { useInstanceId } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';
import type { ParityReading } from '../../../../../store';

interface ReadingProgressProps {
	reading: ParityReading;
}

/** The progress of reading pages. */
export function ReadingProgress( { reading }: ReadingProgressProps ) {
	const { step, done, total } = reading;
	const id = useInstanceId( ReadingProgress, 'pharos-migrate-reading' );
	return (
		<div className="pharos-migrate__progress">
			<p id={ id } className="pharos-migrate__status">
				{ total === 0
					? TEXTS[ step ]
					: sprintf(
							/* translators: 1: what is done. 2: number of pages that are read. 3: of how many. */
							__( '%1$s: %2$d of %3$d', 'pharos-seo' ),
							TEXTS[ step ],
							done,
							total
						) }
			</p>
			<progress
				aria-labelledby={ id }
				{ ...( total > 0 && { max: total, value: done } ) }
			/>
		</div>
	);
}

const TEXTS = {
	before: __( 'Reading the current pages', 'pharos-seo' ),
	after: __( 'Reading the pages again', 'pharos-seo' ),
	preview: __( 'Generating the pages with migrated data', 'pharos-seo' ),
} as const;
