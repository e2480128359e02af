import {
	Button,
	DropZone,
	FormFileUpload,
	Notice,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	InvalidFile,
	MAX_BYTES,
	readSettingsFile,
} from '../../../../common/settings-file';
import { store, type ImportPlan } from '../../../../store';
import { goTo, hashOf } from '../../search/setting-link';
import { ImportDialog } from './import-dialog';

interface Chosen {
	name: string;
	/** Null when the file can't be read. */
	content: Record< string, unknown > | null;
}

interface Problem {
	text: string;
	/** Whether the file may be of another SEO plugin, whose data is migrated instead. */
	isForeign: boolean;
}

/** The error codes of files without settings of Pharos SEO. */
const FOREIGN = [ 'pharos_other_product', 'pharos_no_settings' ];

/** Selects a file to import, and shows its errors or opens the list of its differences. */
export function ImportCard() {
	const { planImport } = useDispatch( store );
	const isImporting = useSelect(
		( select ) => select( store ).isImporting(),
		[]
	);
	const [ file, setFile ] = useState< Chosen | null >( null );
	const [ problem, setProblem ] = useState< Problem | null >( null );
	const [ plan, setPlan ] = useState< ImportPlan | null >( null );
	const [ isBusy, setIsBusy ] = useState( false );
	const content = file?.content ?? null;

	const choose = async ( picked: File | undefined ) => {
		if ( ! picked ) {
			return;
		}
		const read = await readFile( picked );
		setFile( { name: picked.name, content: read.content } );
		setProblem( read.problem );
	};
	const look = async () => {
		if ( ! content ) {
			return;
		}
		setIsBusy( true );
		setProblem( null );
		try {
			setPlan( await planImport( content, false ) );
		} catch ( reason ) {
			setProblem( problemOf( reason ) );
		}
		setIsBusy( false );
	};

	return (
		<section className="pharos-card pharos-import">
			<h2 className="pharos-card__title">
				{ __( 'Import', 'pharos-seo' ) }
			</h2>
			<p className="pharos-card__description">
				{ __(
					'Choose a settings file of Pharos SEO or SureRank. You can review the changes before anything is imported, and undo them in the history.',
					'pharos-seo'
				) }
			</p>
			<div className="pharos-import__file">
				<DropZone
					label={ __( 'Drop a settings file here', 'pharos-seo' ) }
					onFilesDrop={ ( [ dropped ] ) => void choose( dropped ) }
				/>
				<FormFileUpload
					accept=".json"
					onChange={ ( { currentTarget } ) => {
						void choose( currentTarget.files?.[ 0 ] );
						// Allows choosing the same file again after it was fixed.
						currentTarget.value = '';
					} }
					render={ ( { openFileDialog } ) => (
						<Button
							variant="secondary"
							__next40pxDefaultSize
							onClick={ openFileDialog }
						>
							{ __( 'Choose a file', 'pharos-seo' ) }
						</Button>
					) }
				/>
				<p aria-live="polite">
					{ file
						? sprintf(
								/* translators: %s: name of a file. */
								__( 'Chosen file: %s', 'pharos-seo' ),
								file.name
							)
						: __( 'Or drop it here.', 'pharos-seo' ) }
				</p>
			</div>
			{ problem && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={
						problem.isForeign
							? [
									{
										label: __(
											'Go to Migrate',
											'pharos-seo'
										),
										onClick: () =>
											goTo(
												hashOf(
													'/tools/migrate',
													undefined
												)
											),
									},
								]
							: []
					}
				>
					<strong>
						{ __(
							'Import failed. Please check the file format.',
							'pharos-seo'
						) }
					</strong>{ ' ' }
					{ problem.text }
				</Notice>
			) }
			<Button
				className="pharos-import__button"
				variant="primary"
				__next40pxDefaultSize
				aria-haspopup="dialog"
				isBusy={ isBusy || isImporting }
				disabled={ ! content || isBusy || isImporting }
				accessibleWhenDisabled
				onClick={ look }
			>
				{ __( 'Import', 'pharos-seo' ) }
			</Button>
			{ content && plan && (
				<ImportDialog
					file={ content }
					plan={ plan }
					onClose={ () => setPlan( null ) }
				/>
			) }
		</section>
	);
}

async function readFile(
	file: File
): Promise< { content: Chosen[ 'content' ]; problem: Problem | null } > {
	try {
		if ( ! /\.json$/i.test( file.name ) ) {
			return {
				content: null,
				problem: {
					text: __(
						'The name of the file doesn’t end with .json. Settings of other SEO plugins are migrated from the database: go to Tools > Migrate.',
						'pharos-seo'
					),
					isForeign: true,
				},
			};
		}
		if ( file.size > MAX_BYTES ) {
			throw new InvalidFile( 'too_large' );
		}
		return {
			content: readSettingsFile(
				new Uint8Array( await file.arrayBuffer() )
			),
			problem: null,
		};
	} catch ( reason ) {
		return { content: null, problem: problemOf( reason ) };
	}
}

function problemOf( reason: unknown ): Problem {
	const { message, code = '' } = reason as {
		message?: string;
		code?: string;
	};
	return {
		text: message || __( 'Import failed', 'pharos-seo' ),
		isForeign: FOREIGN.includes( code ),
	};
}
