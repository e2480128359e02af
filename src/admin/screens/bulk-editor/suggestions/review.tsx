import { Button, Notice, ProgressBar } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { BulkItem } from '../../../../../store';
import { announce } from '../../../../components/announce';
import { useLostFocus } from '../../../../components/use-lost-focus';
import { ReviewRow } from './review-row';
import type { RowState, Run, TextField } from './use-run';

interface ReviewProps {
	run: Run;
	items: Readonly< Record< string, BulkItem > >;
	field: TextField;
	limit: number;
	onUse: ( key: string, text: string ) => void;
	onClose: () => void;
}

/** The suggestions as they come, to use, edit or reject row by row. */
export function Review( {
	run,
	items,
	field,
	limit,
	onUse,
	onClose,
}: ReviewProps ) {
	const { rows, problem, isRunning, set, start, stop } = run;
	const content = useRef< HTMLDivElement >( null );
	useLostFocus( content, isRunning );
	const all = Object.entries( rows );
	const count = ( ...phases: RowState[ 'phase' ][] ) =>
		all.filter( ( [ , { phase } ] ) => phases.includes( phase ) ).length;
	const left = all
		.filter( ( [ , { phase } ] ) => phase === 'queued' )
		.map( ( [ key ] ) => key );
	const answered = all.length - count( 'queued', 'waiting' );
	const open = count( 'done' );
	const progress = sprintf(
		/* translators: 1: number of rows with suggestions. 2: number of all rows. */
		__( '%1$d of %2$d', 'pharos-seo' ),
		answered,
		all.length
	);
	useEffect( () => {
		if ( ! isRunning ) {
			announce( progress );
		}
		// Not at each row.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ isRunning ] );

	return (
		<div
			ref={ content }
			tabIndex={ -1 }
			className="pharos-bulk-suggestions"
		>
			<div className="pharos-bulk-suggestions__progress">
				{ isRunning && (
					<ProgressBar
						value={ ( 100 * answered ) / all.length }
						aria-label={ __( 'Suggestions', 'pharos-seo' ) }
					/>
				) }
				<span>{ progress }</span>
				{ isRunning && (
					<Button variant="secondary" size="compact" onClick={ stop }>
						{ __( 'Stop', 'pharos-seo' ) }
					</Button>
				) }
				{ ! isRunning && left.length > 0 && (
					<Button
						variant="secondary"
						size="compact"
						onClick={ () => void start( left, field ) }
					>
						{ sprintf(
							/* translators: %d: number of rows. */
							_n(
								'Continue with %d row',
								'Continue with %d rows',
								left.length,
								'pharos-seo'
							),
							left.length
						) }
					</Button>
				) }
			</div>
			{ problem !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			<ul className="pharos-bulk-suggestions__review">
				{ all.map( ( [ key, state ] ) => (
					<ReviewRow
						key={ key }
						name={ items[ key ]?.name ?? '' }
						field={ field }
						state={ state }
						limit={ limit }
						onChange={ ( next ) => set( key, next ) }
						onUse={ ( text ) => {
							onUse( key, text );
							set( key, { phase: 'used', text } );
						} }
						onRetry={
							isRunning
								? undefined
								: () => void start( [ key ], field )
						}
					/>
				) ) }
			</ul>
			<div className="pharos-dialog-foot">
				{ open > 0 && (
					<p>
						{ sprintf(
							/* translators: %d: number of rows. */
							_n(
								'The suggestion of %d row isn’t used yet.',
								'The suggestions of %d rows aren’t used yet.',
								open,
								'pharos-seo'
							),
							open
						) }
					</p>
				) }
				<Button
					variant="primary"
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Done', 'pharos-seo' ) }
				</Button>
			</div>
		</div>
	);
}
