import { Button, Notice, RadioControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import type { SeoFileRow } from '../../../../../store';
import { DownloadCsv } from '../../../../components/csv';
import { Progress } from '../../../../components/progress';
import { Rows } from './rows';
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
	const isLook = run?.isLook ?? true;
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
						isLook
					) }
				</p>
			</div>
			<Remarks file={ file } isLook={ isLook } />
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
					isLook
						? __( 'Will be changed', 'pharos-seo' )
						: __( 'Changed', 'pharos-seo' )
				}
				rows={ changed }
			/>
			{ isDone && <UndoHint /> }
			<div className="pharos-seo-file__actions">
				{ ! isBusy && conflicts.length + refused.length > 0 && (
					<DownloadCsv
						name={ `${ file.name.replace( /\.\w+$/, '' ) }-problems` }
						label={ __( 'Download these rows', 'pharos-seo' ) }
						rows={ () =>
							leftOver( file, [ ...conflicts, ...refused ] )
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

/** What the file can't tell. */
function Remarks( { file, isLook }: { file: Chosen; isLook: boolean } ) {
	return (
		<>
			{ isLook && ! file.hasChecksums && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'The file has no column “checksum”: every cell that differs from the site is imported, and changes made on the site since the export are overwritten.',
						'pharos-seo'
					) }
				</Notice>
			) }
			{ isLook && file.ignored.length > 0 && (
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

interface Counts {
	changed: number;
	conflicts: number;
	refused: number;
	unchanged: number;
}

const summary = ( counts: Counts, isLook: boolean ): string =>
	[
		isLook
			? sprintf(
					/* translators: %s: number of rows. */
					_n(
						'%s row will be changed.',
						'%s rows will be changed.',
						counts.changed,
						'pharos-seo'
					),
					formatNumber( counts.changed )
				)
			: sprintf(
					/* translators: %s: number of rows. */
					_n(
						'%s row changed.',
						'%s rows changed.',
						counts.changed,
						'pharos-seo'
					),
					formatNumber( counts.changed )
				),
		counts.conflicts > 0 &&
			sprintf(
				/* translators: %s: number of rows. */
				_n(
					'%s row was changed on the site, too.',
					'%s rows were changed on the site, too.',
					counts.conflicts,
					'pharos-seo'
				),
				formatNumber( counts.conflicts )
			),
		counts.refused > 0 &&
			sprintf(
				/* translators: %s: number of rows. */
				_n(
					'%s row can’t be imported.',
					'%s rows can’t be imported.',
					counts.refused,
					'pharos-seo'
				),
				formatNumber( counts.refused )
			),
		counts.unchanged > 0 &&
			sprintf(
				/* translators: %s: number of rows. */
				_n(
					'%s row is unchanged.',
					'%s rows are unchanged.',
					counts.unchanged,
					'pharos-seo'
				),
				formatNumber( counts.unchanged )
			),
	]
		.filter( Boolean )
		.join( ' ' );

/**
 * The rows that weren't imported, as in the file, with the reasons. A column of an earlier file of this kind is replaced.
 *
 * @param file The file.
 * @param rows The results of these rows.
 */
function leftOver( file: Chosen, rows: readonly SeoFileRow[] ): string[][] {
	const reasons = new Map(
		rows.map( ( { row, message, changes } ) => [
			row,
			message ||
				sprintf(
					/* translators: %s: names of fields. */
					__( 'Changed on the site: %s', 'pharos-seo' ),
					changes.map( ( { field } ) => field ).join( ', ' )
				),
		] )
	);
	const kept = file.columns.flatMap( ( name, at ) =>
		name === PROBLEM ? [] : [ at ]
	);
	const cells = ( all: string[] ) => kept.map( ( at ) => all[ at ] ?? '' );
	return [
		[ PROBLEM, ...cells( file.columns ) ],
		...file.rows.flatMap( ( row ) => {
			const reason = reasons.get( row.row );
			return reason === undefined
				? []
				: [ [ reason, ...cells( row.cells ) ] ];
		} ),
	];
}

/** The column that the server doesn't read. */
const PROBLEM = 'problem';
