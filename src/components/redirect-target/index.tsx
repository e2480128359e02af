import {
	BaseControl,
	Button,
	TextControl,
	VisuallyHidden,
} from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ComponentProps, ReactNode } from 'react';
import './style.scss';

const PAUSE = 200;

/** The minimum length of a search text. */
const LEAST = 3;

/** A post or term: `post-12` or `term-5`, and its title. */
export interface Content {
	value: string;
	label: string;
}

interface RedirectTargetProps {
	/** A path, a URL, `post-12`, `term-5`; '' for none. */
	value: string;
	/** The label of the text field, and of a chosen post or term. */
	labels: { url: string; content: string };
	/** The help text, or the error, of the text field. */
	help: ReactNode;
	/** The same for a chosen post or term. */
	searchHelp?: ReactNode;
	/** More properties of the text field. */
	field?: Partial< ComponentProps< typeof TextControl > >;
	/** The id of the control. */
	id?: string;
	find: ( words: string ) => Promise< Content[] >;
	/** `isTyped`: whether the change is part of a series of key presses. */
	onChange: ( target: string, isTyped: boolean ) => void;
}

/** Titles that were found before, because only the ids are stored. */
const known = new Map< string, string >();

/**
 * Remembers the title of a post or term that may be a target.
 *
 * @param value Such as `post-12`.
 * @param label Its title.
 */
export const knowTitle = ( value: string, label: string ): void =>
	void known.set( value, label );

/**
 * The target of a redirect, in one field: a path or URL, or some letters of a title, for which posts and terms are suggested.
 * A chosen post or term is shown with its title.
 */
export function RedirectTarget( {
	value,
	labels,
	help,
	searchHelp,
	field,
	id,
	find,
	onChange,
}: RedirectTargetProps ) {
	const chosenId = useInstanceId( RedirectTarget, 'pharos-target', id );
	const input = useRef< HTMLInputElement >( null );
	const [ found, setFound ] = useState< Content[] >( [] );
	// Whether the field has to get the focus, because what had it is gone.
	const [ isCleared, setIsCleared ] = useState( false );
	// The words to search for, after a pause of typing.
	const [ words, setWords ] = useState( '' );
	const latest = useRef( find );
	useEffect( () => {
		latest.current = find;
	}, [ find ] );
	useEffect( () => {
		if ( words === '' ) {
			return;
		}
		let isCurrent = true;
		const pause = setTimeout( () => {
			latest.current( words ).then(
				( contents ) => isCurrent && setFound( contents ),
				() => {}
			);
		}, PAUSE );
		return () => {
			isCurrent = false;
			clearTimeout( pause );
		};
	}, [ words ] );
	useEffect( () => {
		if ( isCleared ) {
			input.current?.focus();
			setIsCleared( false );
		}
	}, [ isCleared ] );

	if ( isContent( value ) ) {
		return (
			<BaseControl
				__nextHasNoMarginBottom
				id={ chosenId }
				label={ labels.content }
				help={
					searchHelp ||
					__(
						'The redirect follows the content when its URL changes.',
						'pharos-seo'
					)
				}
			>
				<div
					className="pharos-redirect-target__chosen"
					id={ chosenId }
					tabIndex={ -1 }
				>
					<bdi>{ known.get( value ) ?? value }</bdi>
					<Button
						variant="secondary"
						size="compact"
						onClick={ () => {
							setIsCleared( true );
							setFound( [] );
							setWords( '' );
							onChange( '', false );
						} }
					>
						{ __( 'Change target', 'pharos-seo' ) }
					</Button>
				</div>
			</BaseControl>
		);
	}
	return (
		<div className="pharos-redirect-target">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				{ ...field }
				{ ...( id && { id } ) }
				ref={ input }
				label={ labels.url }
				help={ help }
				dir="auto"
				autoComplete="off"
				spellCheck={ false }
				value={ value }
				onChange={ ( text ) => {
					const typed = text.trim();
					setFound( [] );
					setWords(
						typed.length >= LEAST && ! isUrl( typed ) ? typed : ''
					);
					onChange( text, true );
				} }
			/>
			<div role="status">
				{ found.length > 0 && (
					<VisuallyHidden>
						{ sprintf(
							/* translators: %d: number of posts and terms. */
							_n(
								'%d suggestion',
								'%d suggestions',
								found.length,
								'pharos-seo'
							),
							found.length
						) }
					</VisuallyHidden>
				) }
			</div>
			{ found.length > 0 && (
				<ul
					className="pharos-redirect-target__found"
					aria-label={ __( 'Suggestions', 'pharos-seo' ) }
				>
					{ found.map( ( content ) => (
						<li key={ content.value }>
							<Button
								onClick={ () => {
									knowTitle( content.value, content.label );
									setFound( [] );
									onChange( content.value, false );
								} }
							>
								<bdi>{ content.label }</bdi>
							</Button>
						</li>
					) ) }
				</ul>
			) }
		</div>
	);
}

const isContent = ( target: string ): boolean =>
	/^(?:post|term)-\d+$/.test( target );

/** Whether a text is a path or a URL, or becomes one, and no title. */
const isUrl = ( text: string ): boolean =>
	/^(?:[/$#?]|https?(?::|$)|www\.)/i.test( text ) ||
	/^\S+\.\S+\//.test( text );
