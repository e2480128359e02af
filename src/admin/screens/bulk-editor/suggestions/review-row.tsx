import { Button, Spinner, TextareaControl } from '@wordpress/components';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { NO_EMOJI } from '../../../../components/no-emoji';
import { Length } from '../../../../suggestions/suggestion-list';
import { textLabel } from './labels';
import type { RowState, TextField } from './use-run';

interface ReviewRowProps {
	/** The name of the post or term. */
	name: string;
	field: TextField;
	state: RowState;
	limit: number;
	onChange: ( state: RowState ) => void;
	onUse: ( text: string ) => void;
	/** Asks again; undefined during a run. */
	onRetry: ( () => void ) | undefined;
}

/** The suggestions for one row. */
export function ReviewRow( {
	name,
	state,
	onRetry,
	...props
}: ReviewRowProps ) {
	const row = useRef< HTMLLIElement >( null );
	const { phase } = state;
	// The pressed button is gone; the next one is that of the next row.
	useLayoutEffect( () => {
		const { activeElement, body } = row.current?.ownerDocument ?? document;
		if (
			[ 'used', 'rejected' ].includes( phase ) &&
			activeElement === body
		) {
			row.current?.focus();
		}
	}, [ phase ] );
	return (
		<li ref={ row } tabIndex={ -1 } className={ `is-${ phase }` }>
			<strong className={ NO_EMOJI }>
				<bdi>{ name }</bdi>
			</strong>
			{ phase === 'queued' && (
				<p>{ __( 'Not requested yet.', 'pharos-seo' ) }</p>
			) }
			{ phase === 'waiting' && <Spinner /> }
			{ phase === 'rejected' && (
				<p>{ __( 'Rejected.', 'pharos-seo' ) }</p>
			) }
			{ state.phase === 'failed' && (
				<>
					<p role="alert" className="pharos-bulk__error">
						{ state.message }
					</p>
					{ onRetry && (
						<Button
							variant="tertiary"
							size="compact"
							onClick={ onRetry }
						>
							{ __( 'Try again', 'pharos-seo' ) }
						</Button>
					) }
				</>
			) }
			{ state.phase === 'used' && (
				<>
					<p dir="auto" className={ NO_EMOJI }>
						{ state.text }
					</p>
					<p>
						{ __(
							'Used. It’s saved when you save the table.',
							'pharos-seo'
						) }
					</p>
				</>
			) }
			{ state.phase === 'done' && (
				<Suggested { ...props } name={ name } state={ state } />
			) }
		</li>
	);
}

interface SuggestedProps extends Omit< ReviewRowProps, 'state' | 'onRetry' > {
	state: Extract< RowState, { phase: 'done' } >;
}

/** A suggestion that can be edited, the others, and what to do with it. */
function Suggested( {
	name,
	field,
	state,
	limit,
	onChange,
	onUse,
}: SuggestedProps ) {
	const { texts, text } = state;
	const index = texts.indexOf( text );
	return (
		<>
			<TextareaControl
				__nextHasNoMarginBottom
				hideLabelFromVision
				label={ sprintf(
					/* translators: 1: a field, such as Title. 2: name of a post or term. */
					_x( '%1$s: %2$s', 'field of a post or term', 'pharos-seo' ),
					textLabel( field ),
					name
				) }
				dir="auto"
				rows={ field === 'title' ? 2 : 3 }
				value={ text }
				onChange={ ( typed ) =>
					onChange( {
						...state,
						text: typed.replace( /\s*[\r\n]+\s*/g, ' ' ),
					} )
				}
			/>
			<div className="pharos-suggestions__actions">
				<Button
					variant="secondary"
					size="compact"
					disabled={ text.trim() === '' }
					accessibleWhenDisabled
					aria-label={ sprintf(
						/* translators: %s: name of a post or term. */
						__( 'Use: %s', 'pharos-seo' ),
						name
					) }
					onClick={ () => onUse( text ) }
				>
					{ __( 'Use', 'pharos-seo' ) }
				</Button>
				<Button
					variant="tertiary"
					size="compact"
					aria-label={ sprintf(
						/* translators: %s: name of a post or term. */
						__( 'Reject: %s', 'pharos-seo' ),
						name
					) }
					onClick={ () => onChange( { phase: 'rejected' } ) }
				>
					{ __( 'Reject', 'pharos-seo' ) }
				</Button>
				{ texts.length > 1 && (
					<Button
						variant="tertiary"
						size="compact"
						aria-label={ sprintf(
							/* translators: %s: name of a post or term. */
							__( 'Next suggestion: %s', 'pharos-seo' ),
							name
						) }
						onClick={ () =>
							onChange( {
								...state,
								text:
									texts[ ( index + 1 ) % texts.length ] ?? '',
							} )
						}
					>
						{ __( 'Next suggestion', 'pharos-seo' ) }
					</Button>
				) }
				<Length text={ text } limit={ limit } />
			</div>
		</>
	);
}
