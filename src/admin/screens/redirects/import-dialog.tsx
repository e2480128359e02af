import {
	Button,
	FormFileUpload,
	Modal,
	Notice,
	SelectControl,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { formatNumber } from '../../../../common/locale';
import { store, type RedirectImport } from '../../../../store';
import { Resource } from '../../../resource';

const FORMATS = [
	{ value: 'csv', label: 'CSV' },
	{ value: 'json', label: 'JSON' },
	{ value: 'apache', label: 'Apache (.htaccess)' },
	{ value: 'nginx', label: 'nginx' },
];

/** Maximum number of invalid lines that are shown. */
const SHOWN = 20;

/** Imports redirects from a file after a dry run, and exports all redirects. */
export function ImportDialog( { onClose }: { onClose: () => void } ) {
	const { importRedirects } = useDispatch( store );
	const [ format, setFormat ] = useState( 'csv' );
	const [ file, setFile ] = useState< { name: string; text: string } | null >(
		null
	);
	const [ result, setResult ] = useState< RedirectImport | null >( null );
	const [ isDone, setIsDone ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState( '' );

	const run = async ( text: string, dryRun: boolean, as = format ) => {
		setIsBusy( true );
		setError( '' );
		try {
			setResult( await importRedirects( as, text, dryRun ) );
			setIsDone( ! dryRun );
		} catch ( reason ) {
			setResult( null );
			setError( ( reason as Error ).message );
		}
		setIsBusy( false );
	};

	return (
		<Modal
			className="pharos-redirect-editor"
			title={ __( 'Import or export', 'pharos-seo' ) }
			size="medium"
			onRequestClose={ onClose }
		>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Format', 'pharos-seo' ) }
				value={ format }
				options={ FORMATS }
				onChange={ ( value ) => {
					setFormat( value );
					setIsDone( false );
					if ( file ) {
						void run( file.text, true, value );
					}
				} }
			/>
			<div className="pharos-redirects__files">
				<FormFileUpload
					__next40pxDefaultSize
					accept=".csv,.json,.txt,.conf,.htaccess,text/plain"
					onChange={ ( event ) => {
						const chosen = event.currentTarget.files?.[ 0 ];
						void chosen?.text().then( ( text ) => {
							setFile( { name: chosen.name, text } );
							setIsDone( false );
							return run( text, true );
						} );
					} }
				>
					{ __( 'Choose a file to import', 'pharos-seo' ) }
				</FormFileUpload>
				<Resource
					reads={ [ [ 'getRedirects', 'per_page=1' ] ] }
					failure={ __(
						'The redirects couldn’t be loaded.',
						'pharos-seo'
					) }
					rows={ 1 }
				>
					{ ( list ) => (
						<Button
							variant="secondary"
							href={ addQueryArgs( list.export, { format } ) }
							__next40pxDefaultSize
						>
							{ sprintf(
								/* translators: %s: number of redirects. */
								_n(
									'Export %s redirect',
									'Export %s redirects',
									list.total,
									'pharos-seo'
								),
								formatNumber( list.total )
							) }
						</Button>
					) }
				</Resource>
			</div>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ file && result && (
				<Result
					name={ file.name }
					result={ result }
					isDone={ isDone }
				/>
			) }
			<div className="pharos-redirect-editor__actions">
				<Button
					variant="tertiary"
					onClick={ onClose }
					__next40pxDefaultSize
				>
					{ __( 'Close', 'pharos-seo' ) }
				</Button>
				{ file && ! isDone && (
					<Button
						variant="primary"
						isBusy={ isBusy }
						disabled={ isBusy || ! result?.new }
						accessibleWhenDisabled
						onClick={ () => void run( file.text, false ) }
						__next40pxDefaultSize
					>
						{ __( 'Import', 'pharos-seo' ) }
					</Button>
				) }
			</div>
		</Modal>
	);
}

function Result( {
	name,
	result,
	isDone,
}: {
	name: string;
	result: RedirectImport;
	isDone: boolean;
} ) {
	const count = formatNumber( result.new );
	return (
		<div role="status">
			<p>
				<strong>
					<bdi>{ name }</bdi>
				</strong>
				{ ': ' }
				{ isDone
					? sprintf(
							/* translators: %s: number of redirects. */
							_n(
								'%s redirect imported.',
								'%s redirects imported.',
								result.new,
								'pharos-seo'
							),
							count
						)
					: sprintf(
							/* translators: %s: number of redirects. */
							_n(
								'%s new redirect.',
								'%s new redirects.',
								result.new,
								'pharos-seo'
							),
							count
						) }
			</p>
			{ result.refused.length > 0 && (
				<>
					<p>
						{ sprintf(
							/* translators: %s: number of lines of a file. */
							_n(
								'%s line can’t be imported:',
								'%s lines can’t be imported:',
								result.refused.length,
								'pharos-seo'
							),
							formatNumber( result.refused.length )
						) }
					</p>
					<ul className="pharos-redirects__steps">
						{ result.refused
							.slice( 0, SHOWN )
							.map( ( { line, text, why } ) => (
								<li key={ line }>
									{ sprintf(
										/* translators: 1: number of a line. 2: why it can't be imported. */
										__( 'Line %1$s: %2$s', 'pharos-seo' ),
										formatNumber( line ),
										why
									) }
									<bdi
										dir="ltr"
										className="pharos-redirects__detail"
									>
										{ text }
									</bdi>
								</li>
							) ) }
					</ul>
				</>
			) }
		</div>
	);
}
