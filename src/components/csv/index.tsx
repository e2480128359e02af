import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import { saveFile } from '../save-file';
import { toCsv, type Cell } from './csv';

interface DownloadCsvProps {
	/** The file name, without ".csv". */
	name: string;
	/** Creates the rows, with the headings in the first one. */
	rows: () => readonly ( readonly Cell[] )[];
}

/** A button that saves a table as a CSV file. */
export function DownloadCsv( { name, rows }: DownloadCsvProps ) {
	return (
		<Button
			variant="tertiary"
			size="compact"
			icon={ download }
			onClick={ () =>
				saveFile( `${ name }.csv`, toCsv( rows() ), 'text/csv' )
			}
		>
			{ __( 'Download CSV', 'pharos-seo' ) }
		</Button>
	);
}
