import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';
import { saveFile } from '../save-file';
import { toCsv, type Cell } from './csv';

type Rows = readonly ( readonly Cell[] )[];

interface DownloadCsvProps {
	/** The file name, without ".csv". */
	name: string;
	/** Creates the rows, with the headings in the first one; or requests them. */
	rows: () => Rows | Promise< Rows >;
	label?: string;
}

/** A button that saves a table as a CSV file. */
export function DownloadCsv( {
	name,
	rows,
	label = __( 'Download CSV', 'pharos-seo' ),
}: DownloadCsvProps ) {
	const { createErrorNotice } = useDispatch( noticesStore );
	const [ isBusy, setIsBusy ] = useState( false );
	const save = async () => {
		setIsBusy( true );
		try {
			saveFile( `${ name }.csv`, toCsv( await rows() ), 'text/csv' );
		} catch ( reason ) {
			void createErrorNotice(
				( reason as Error ).message ||
					__( 'An error occurred. Please try again.', 'pharos-seo' ),
				{ id: 'pharos-csv', type: 'snackbar', explicitDismiss: true }
			);
		}
		setIsBusy( false );
	};
	return (
		<Button
			variant="tertiary"
			size="compact"
			icon={ download }
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ () => void save() }
		>
			{ label }
		</Button>
	);
}
