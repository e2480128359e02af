import { useMemo, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { length, render } from '../../../common/template';
import { caretAnchor } from './caret-anchor';
import { Counter, CounterBar } from './counter';
import { Editor } from './editor';
import { FieldFoot } from './field-foot';
import { FieldHead } from './field-head';
import { toPieces, unknownIn } from './pieces';
import { selectVariable } from './select-variable';
import './style.scss';
import { optionId, Suggestions } from './suggestions';
import type { TemplateFieldProps, TextField } from './types';
import { UnknownVariables } from './unknown-variables';
import { useEmptyFallback } from './use-empty-fallback';
import { useLimitAnnouncement } from './use-limit-announcement';
import { useSuggestions } from './use-suggestions';

/**
 * A field for a title or description with variables such as %title%: counts the characters of the resolved text, suggests
 * variables after "@" or when the button is pressed, and marks unknown ones.
 */
export function TemplateField( {
	id,
	label,
	help,
	tooltip,
	value,
	onChange,
	variables,
	kind,
	values,
	separator,
	limit,
	isRequired = false,
	multiline = false,
	isOneLine = false,
	inherited,
	placeholder = inherited,
	emptyFallback,
	emptyFallbackText = __( 'Using the default title', 'pharos-seo' ),
}: TemplateFieldProps ) {
	const fieldRef = useRef< TextField | null >( null );
	const highlightRef = useRef< HTMLDivElement | null >( null );
	const editorRef = useRef< HTMLDivElement >( null );

	const pieces = useMemo( () => {
		// A variable with a value is known even if it isn't in the list.
		const names = new Set( [
			...variables.map( ( { name } ) => name ),
			...Object.keys( values ),
		] );
		return toPieces( value, separator, names );
	}, [ value, separator, variables, values ] );
	const unknown = useMemo( () => unknownIn( pieces ), [ pieces ] );
	const count = useMemo(
		() =>
			length(
				value ? render( value, values, separator ) : ( inherited ?? '' )
			),
		[ value, inherited, values, separator ]
	);
	const examples = useMemo(
		() => ( { separator, ...values } ),
		[ separator, values ]
	);

	const offered = useMemo(
		() =>
			kind === undefined
				? variables
				: variables.filter( ( { on } ) => ! on || on.includes( kind ) ),
		[ variables, kind ]
	);
	const suggestions = useSuggestions( fieldRef, offered );
	const { session, options, active, fieldEvents } = suggestions;
	const from = session?.from;
	const anchor = useMemo(
		() =>
			editorRef.current && highlightRef.current && from !== undefined
				? caretAnchor(
						editorRef.current,
						highlightRef.current,
						from,
						multiline
					)
				: null,
		[ from, multiline ]
	);
	useLimitAnnouncement( count, limit ?? Infinity );
	const fallback = useEmptyFallback( {
		value,
		onChange,
		fallback: emptyFallback,
		text: emptyFallbackText,
	} );

	const onKeyDown = ( event: KeyboardEvent< TextField > ) => {
		if ( selectVariable( event, pieces ) ) {
			suggestions.close();
		} else {
			fieldEvents.onKeyDown( event );
		}
		if ( isOneLine && event.key === 'Enter' ) {
			event.preventDefault();
		}
	};

	const listId = `${ id }-suggestions`;
	const part = ( name: string, isShown: unknown ) =>
		isShown ? [ `${ id }-${ name }` ] : [];
	const describedBy = [
		...part( 'counter', limit ),
		...part( 'unknown', unknown.length ),
		...part( 'fallback', fallback.message ),
		...part( 'help', help ),
		...part( 'hint', true ),
	].join( ' ' );

	const picker = (
		<FieldFoot
			id={ id }
			isOpen={ !! active }
			onToggle={ active ? suggestions.close : suggestions.openAtCaret }
		/>
	);

	return (
		<div className="pharos-template-field">
			<FieldHead
				id={ id }
				label={ label }
				isRequired={ isRequired }
				tooltip={ tooltip }
			>
				{ limit === undefined ? (
					picker
				) : (
					<Counter
						id={ `${ id }-counter` }
						count={ count }
						limit={ limit }
					/>
				) }
			</FieldHead>
			<div onBlur={ fallback.onBlur }>
				<Editor
					{ ...fieldEvents }
					id={ id }
					value={ value }
					pieces={ pieces }
					multiline={ multiline }
					isOneLine={ isOneLine }
					placeholder={ placeholder }
					fieldRef={ fieldRef }
					highlightRef={ highlightRef }
					editorRef={ editorRef }
					onKeyDown={ onKeyDown }
					onChange={ ( event ) => {
						const text = event.currentTarget.value;
						onChange(
							isOneLine
								? text.replace( /\s*[\r\n]+\s*/g, ' ' )
								: text
						);
						suggestions.update();
					} }
					aria-describedby={ describedBy }
					aria-autocomplete="list"
					{ ...( isRequired && { 'aria-required': true } ) }
					// No aria-expanded: the role textbox doesn't support it.
					{ ...( active && {
						'aria-controls': listId,
						'aria-activedescendant': optionId( listId, active ),
					} ) }
				/>
				{ limit !== undefined && (
					<CounterBar count={ count } limit={ limit } />
				) }
				{ active && (
					<Suggestions
						id={ listId }
						anchor={ anchor }
						options={ options }
						active={ active }
						values={ examples }
						onActivate={ suggestions.setActiveIndex }
						onChoose={ suggestions.choose }
					/>
				) }
				{ limit !== undefined && picker }
			</div>
			{ unknown.length > 0 && (
				<UnknownVariables
					id={ `${ id }-unknown` }
					unknown={ unknown }
				/>
			) }
			{ fallback.message && (
				<p
					id={ `${ id }-fallback` }
					className="pharos-template-field__help"
				>
					{ fallback.message }
				</p>
			) }
			{ help && (
				<p
					id={ `${ id }-help` }
					className="pharos-template-field__help"
				>
					{ help }
				</p>
			) }
		</div>
	);
}
