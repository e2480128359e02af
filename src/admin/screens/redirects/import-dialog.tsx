import {
	Button,
	FormFileUpload,
	Modal,
	Notice,
	SelectControl,
} from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { formatNumber } from '../../../../common/locale';
import { Resource } from '../../../resource';
import { ImportResult } from './import-result';
import { UndoImport } from './imports';
import { useImport } from './use-import';

const FORMATS = [
	{ value: 'csv', label: 'CSV' },
	{ value: 'json', label: 'JSON' },
	{ value: 'apache', label: 'Apache (.htaccess)' },
	{ value: 'nginx', label: 'nginx' },
];

/** Redirects of a file from which the terminal is named as the faster way. */
const MANY = 1000;

/** Imports redirects from a file after a look at what that does, and exports all redirects. */
export function ImportDialog( { onClose }: { onClose: () => void } ) {
	const {
		file,
		format,
		result,
		isBusy,
		error,
		isDone,
		isReady,
		isStopped,
		choose,
		chooseFormat,
		load,
		resume,
	} = useImport();

	return (
		<Modal
			className="pharos-dialog pharos-redirect-editor"
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
				onChange={ chooseFormat }
			/>
			<div className="pharos-redirects__files">
				<FormFileUpload
					className="is-secondary"
					__next40pxDefaultSize
					accept=".csv,.json,.txt,.conf,.htaccess,text/plain"
					onChange={ ( event ) => {
						const chosen = event.currentTarget.files?.[ 0 ];
						void chosen
							?.text()
							.then( ( text ) =>
								choose( { name: chosen.name, text } )
							);
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
			{ isBusy && result && (
				<progress
					aria-label={ __( 'Progress', 'pharos-seo' ) }
					max={ result.total }
					value={ result.done }
				/>
			) }
			{ file && result && (
				<ImportResult
					name={ file.name }
					result={ result }
					isDone={ isDone }
				/>
			) }
			{ result && ! isDone && result.total > MANY && (
				<p>
					{ __(
						'With WP-CLI, large files are imported faster:',
						'pharos-seo'
					) }{ ' ' }
					<code dir="ltr">{ `wp pharos redirect import <file> --format=${ format }` }</code>
				</p>
			) }
			<div className="pharos-dialog-foot">
				{ isDone && result && (
					<UndoImport
						number={ result.import }
						count={ result.new + result.changed }
						onDone={ onClose }
					/>
				) }
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
						disabled={ isBusy || ! ( isReady || isStopped ) }
						accessibleWhenDisabled
						onClick={ isStopped ? resume : load }
						__next40pxDefaultSize
					>
						{ isStopped
							? __( 'Continue', 'pharos-seo' )
							: __( 'Import', 'pharos-seo' ) }
					</Button>
				) }
			</div>
		</Modal>
	);
}
