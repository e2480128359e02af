import { Button } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import { store, type ParityPage, type ParityStep } from '../../../../../store';
import { useAttempt } from '../result/use-attempt';
import { reportCsv } from './csv';
import { saveFile } from '../../../../components/save-file';
import { pagesOf, requestOf } from './use-report';

interface DownloadButtonProps {
	/** The slug of the source. */
	slug: string;
	step: ParityStep;
}

/** A button that downloads the report with all pages. */
export function DownloadButton( { slug, step }: DownloadButtonProps ) {
	const registry = useRegistry();

	const readAll = async (): Promise< ParityPage[] > => {
		const { getParityReport } = registry.resolveSelect( store );
		const pages: ParityPage[] = [];
		for ( let page = 1, last = 1; page <= last; page++ ) {
			const report = await getParityReport(
				requestOf( slug, step, page )
			);
			if ( report ) {
				last = pagesOf( report );
				pages.push( ...report.pages );
			}
		}
		return pages;
	};

	const [ isBusy, save ] = useAttempt( async () =>
		saveFile(
			`${ slug }-${ step }.csv`,
			reportCsv( await readAll() ),
			'text/csv'
		)
	);

	return (
		<Button
			variant="tertiary"
			icon={ download }
			__next40pxDefaultSize
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ save }
		>
			{ __( 'Download CSV', 'pharos-seo' ) }
		</Button>
	);
}
