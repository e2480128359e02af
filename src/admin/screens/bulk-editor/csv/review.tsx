import { Button, Notice, RadioControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import type { SeoFileRow } from '../../../../../store';
import { DownloadCsv } from '../../../../components/csv';
import { Progress } from '../../../../components/progress';
import { problemRows } from './problem-rows';
import { Remarks } from './remarks';
import { Rows } from './rows';
import { summary } from './summary';
import { UndoHint } from './undo-hint';
import type { Chosen, useImport } from './use-import';

interface ReviewProps extends ReturnType< typeof useImport > {
	file: Chosen;
	onClose: () => void;
}

/** What an import changes, or has changed, row by row. */
export function Review( {
	file,
	results,
	run,
	count,
	error,
	isBusy,
	isReady,
	isDone,
	overwrites,
	setOverwrites,
	load,
	stop,
	resume,
	onClose,
}: ReviewProps ) {
	const of = ( status: SeoFileRow[ 'status' ] ) =>
		results.filter( ( row ) => row.status === status );
	const changed = of( 'changed' );
	const conflicts = of( 'conflict' );
	const refused = of( 'refused' );
	const isDryRun = run?.isDryRun ?? true;
	const isStopped = ! isBusy && ! isReady && ! isDone;
	return (
		<>
			<div role="status" className="pharos-seo-file__summary">
				<p>
					<strong>
						<bdi>{ file.name }</bdi>
					</strong>
					{ ': ' }
					{ summary(
						{
							changed: changed.length,
							conflicts: conflicts.length,
							refused: refused.length,
							unchanged: of( 'unchanged' ).length,
						},
						isDryRun
					) }
				</p>
			</div>
			<Remarks file={ file } isDryRun={ isDryRun } />
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ isBusy && run && (
				<Progress
					done={ run.done }
					total={ run.todo.length }
					onStop={ stop }
				/>
			) }
			{ isReady && conflicts.length > 0 && (
				<RadioControl
					label={ __(
						'Rows with fields that were changed on the site since the export',
						'pharos-seo'
					) }
					selected={ overwrites ? 'overwrite' : 'skip' }
					options={ [
						{
							value: 'skip',
							label: __( 'Skip them', 'pharos-seo' ),
						},
						{
							value: 'overwrite',
							label: __(
								'Overwrite the changes on the site',
								'pharos-seo'
							),
						},
					] }
					onChange={ ( value ) =>
						setOverwrites( value === 'overwrite' )
					}
				/>
			) }
			<Rows
				label={ __(
					'Changed on the site since the export',
					'pharos-seo'
				) }
				rows={ conflicts }
			/>
			<Rows
				label={ __( 'Can’t be imported', 'pharos-seo' ) }
				rows={ refused }
				hasReasons
			/>
			<Rows
				label={
					isDryRun
						? __( 'Will be changed', 'pharos-seo' )
						: __( 'Changed', 'pharos-seo' )
				}
				rows={ changed }
			/>
			{ isDone && <UndoHint /> }
			<div className="pharos-dialog-foot">
				{ ! isBusy && conflicts.length + refused.length > 0 && (
					<DownloadCsv
						name={ `${ file.name.replace( /\.\w+$/, '' ) }-problems` }
						label={ __( 'Download these rows', 'pharos-seo' ) }
						rows={ () =>
							problemRows( file, [ ...conflicts, ...refused ] )
						}
					/>
				) }
				<Button
					variant="tertiary"
					onClick={ onClose }
					__next40pxDefaultSize
				>
					{ __( 'Close', 'pharos-seo' ) }
				</Button>
				{ isStopped && (
					<Button
						variant="primary"
						onClick={ resume }
						__next40pxDefaultSize
					>
						{ __( 'Continue', 'pharos-seo' ) }
					</Button>
				) }
				{ isReady && (
					<Button
						variant="primary"
						disabled={ count === 0 }
						accessibleWhenDisabled
						onClick={ load }
						__next40pxDefaultSize
					>
						{ sprintf(
							/* translators: %s: number of rows. */
							_n(
								'Import %s row',
								'Import %s rows',
								count,
								'pharos-seo'
							),
							formatNumber( count )
						) }
					</Button>
				) }
			</div>
		</>
	);
}
