import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Chosen } from './use-import';

/** What a file lacks: checksums, and columns that can be imported. */
export function Remarks( {
	file,
	isDryRun,
}: {
	file: Chosen;
	isDryRun: boolean;
} ) {
	return (
		<>
			{ isDryRun && ! file.hasChecksums && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'The file has no column “checksum”: every cell that differs from the site is imported, and changes made on the site since the export are overwritten.',
						'pharos-seo'
					) }
				</Notice>
			) }
			{ isDryRun && file.ignored.length > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: names of columns. */
						__( 'Columns that aren’t read: %s.', 'pharos-seo' ),
						file.ignored.join( ', ' )
					) }
				</p>
			) }
		</>
	);
}
