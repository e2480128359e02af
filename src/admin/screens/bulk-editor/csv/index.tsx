import { Button, FormFileUpload, Modal, Notice } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ListQuery } from '../list-query';
import '../../../../components/dialog-foot/style.scss';
import { useLostFocus } from '../../../../components/use-lost-focus';
import { ExportForm } from './export-form';
import { Review } from './review';
import './style.scss';
import { UndoHint } from './undo-hint';
import { useImport } from './use-import';

interface FileDialogProps {
	query: ListQuery;
	onClose: () => void;
}

/** Exports SEO fields to a CSV file for spreadsheets, and imports them after a look at what that changes. */
export function FileDialog( { query, onClose }: FileDialogProps ) {
	const run = useImport();
	const content = useRef< HTMLDivElement >( null );
	const hasFile = run.file !== null;
	useLostFocus( content, `${ hasFile } ${ run.isBusy }` );
	return (
		<Modal
			className="pharos-dialog pharos-seo-file"
			title={ __( 'Import or export', 'pharos-seo' ) }
			size="large"
			// A click beside it, or a key, is no reason to stop an import.
			shouldCloseOnClickOutside={ ! run.isBusy }
			shouldCloseOnEsc={ ! run.isBusy }
			onRequestClose={ onClose }
		>
			<div
				className="pharos-seo-file__content"
				ref={ content }
				tabIndex={ -1 }
			>
				{ run.file ? (
					<Review { ...run } file={ run.file } onClose={ onClose } />
				) : (
					<>
						<ExportForm query={ query } />
						<section className="pharos-seo-file__part">
							<h2>{ __( 'Import', 'pharos-seo' ) }</h2>
							<p>
								{ __(
									'Choose an exported CSV file that you have edited. Before anything is changed, you see all changes.',
									'pharos-seo'
								) }
							</p>
							<ul className="pharos-seo-file__rules">
								<li>
									{ __(
										'Only cells that you have edited are imported. You can delete and move rows and columns, and add your own columns.',
										'pharos-seo'
									) }
								</li>
								<li>
									{ __(
										'An empty cell removes the value, so that the template is used.',
										'pharos-seo'
									) }
								</li>
								<li>
									{ __(
										'The column “checksum” shows what has been changed on the site since the export. Leave it as it is.',
										'pharos-seo'
									) }
								</li>
							</ul>
							{ run.error && (
								<Notice status="error" isDismissible={ false }>
									{ run.error }
								</Notice>
							) }
							<FormFileUpload
								className="is-secondary"
								__next40pxDefaultSize
								accept=".csv,.txt,.tsv,text/csv"
								onChange={ ( event ) => {
									const chosen =
										event.currentTarget.files?.[ 0 ];
									void chosen
										?.arrayBuffer()
										.then( ( buffer ) =>
											run.choose( {
												name: chosen.name,
												bytes: new Uint8Array( buffer ),
											} )
										);
								} }
							>
								{ __( 'Choose a file', 'pharos-seo' ) }
							</FormFileUpload>
							<UndoHint />
						</section>
						<div className="pharos-dialog-foot">
							<Button
								variant="tertiary"
								onClick={ onClose }
								__next40pxDefaultSize
							>
								{ __( 'Close', 'pharos-seo' ) }
							</Button>
						</div>
					</>
				) }
			</div>
		</Modal>
	);
}
