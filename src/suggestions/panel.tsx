import { speak } from '@wordpress/a11y';
import { Button, Notice, Spinner } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { announce } from '../components/announce';
import { useLostFocus } from '../components/use-lost-focus';
import { Agreement } from './agreement';
import './style.scss';
import { SuggestionList } from './suggestion-list';
import type { SuggestionRequest } from './types';
import { useSuggestions, type SuggestionsState } from './use-suggestions';

export interface SuggestionsProps {
	/** The label of the field. */
	label: string;
	/** Returns the object and field with their current texts. */
	read: () => SuggestionRequest;
	/** Maximum length in characters; undefined for none. */
	limit?: number | undefined;
	/** Puts a text into the field. */
	onUse: ( text: string ) => void;
	/** Puts a text into the field, and the focus there; undefined if the field is elsewhere. */
	onEdit?: ( ( text: string ) => void ) | undefined;
	onClose: () => void;
}

/** Suggestions for a field. Nothing changes before the user takes one. */
export function Suggestions( {
	label,
	read,
	limit,
	onUse,
	onEdit,
	onClose,
}: SuggestionsProps ) {
	const { state, start, accept, stop } = useSuggestions( read );
	const panel = useRef< HTMLDivElement >( null );

	useLostFocus( panel, state );
	useEffect( () => announceState( state ), [ state ] );

	return (
		<div
			ref={ panel }
			className="pharos-suggestions"
			role="group"
			aria-label={ sprintf(
				/* translators: %s: label of a field. */
				__( 'Suggestions: %s', 'pharos-seo' ),
				label
			) }
			aria-busy={ state.phase === 'waiting' }
			tabIndex={ -1 }
		>
			{ state.phase === 'waiting' && (
				<div className="pharos-suggestions__actions">
					<Spinner />
					<span>{ waiting() }</span>
					<Button variant="tertiary" size="compact" onClick={ stop }>
						{ __( 'Stop', 'pharos-seo' ) }
					</Button>
				</div>
			) }
			{ state.phase === 'agreement' && (
				<Agreement
					status={ state.status }
					onAgree={ accept }
					onCancel={ onClose }
				/>
			) }
			{ state.phase === 'stopped' && <p>{ stopped() }</p> }
			{ state.phase === 'failed' && (
				// announceState() announces it.
				<Notice status="error" isDismissible={ false } spokenMessage="">
					{ messageOf( state ) }
				</Notice>
			) }
			{ state.phase === 'done' && (
				<>
					<SuggestionList
						suggestions={ state.response.suggestions }
						limit={ limit }
						onUse={ onUse }
						onEdit={ onEdit }
					/>
					<p className="pharos-suggestions__source">
						{ sourceOf( state ) }
					</p>
				</>
			) }
			{ [ 'stopped', 'failed', 'done' ].includes( state.phase ) && (
				<div className="pharos-suggestions__foot">
					<Button
						variant="tertiary"
						size="compact"
						onClick={ onClose }
					>
						{ __( 'Close', 'pharos-seo' ) }
					</Button>
					<Button variant="tertiary" size="compact" onClick={ start }>
						{ __( 'Try again', 'pharos-seo' ) }
					</Button>
				</div>
			) }
		</div>
	);
}

type Of< Phase > = Extract< SuggestionsState, { phase: Phase } >;

const waiting = () => __( 'Getting suggestions…', 'pharos-seo' );
const stopped = () => __( 'Stopped.', 'pharos-seo' );

const messageOf = ( { failure }: Of< 'failed' > ): string =>
	failure.message ||
	__( 'No suggestions were received. Try again.', 'pharos-seo' );

const sourceOf = ( {
	response: { provider, remaining },
}: Of< 'done' > ): string =>
	sprintf(
		/* translators: 1: name of an AI provider. 2: number of requests. */
		_n(
			'Written by %1$s: check the facts. You can send %2$d more request this hour.',
			'Written by %1$s: check the facts. You can send %2$d more requests this hour.',
			remaining,
			'pharos-seo'
		),
		provider.name,
		remaining
	);

function announceState( state: SuggestionsState ): void {
	switch ( state.phase ) {
		case 'waiting':
			return speak( waiting(), 'polite' );
		case 'stopped':
			return announce( stopped() );
		case 'failed':
			return speak( messageOf( state ), 'assertive' );
		case 'done': {
			const { length } = state.response.suggestions;
			return announce(
				sprintf(
					/* translators: %d: number of suggested texts. */
					_n(
						'%d suggestion. Press Tab to get to it.',
						'%d suggestions. Press Tab to get to them.',
						length,
						'pharos-seo'
					),
					length
				)
			);
		}
	}
}
