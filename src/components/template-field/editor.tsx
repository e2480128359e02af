import { useCallback, useLayoutEffect, useRef } from '@wordpress/element';
import type {
	AriaAttributes,
	DOMAttributes,
	MutableRefObject,
	RefObject,
} from 'react';
import { directionOf, type Piece } from './pieces';
import type { TextField } from './types';

interface EditorProps extends DOMAttributes< TextField >, AriaAttributes {
	id: string;
	value: string;
	/** The parsed value. */
	pieces: readonly Piece[];
	multiline: boolean;
	/** With `multiline`: as high as its text, from one line on. */
	isOneLine: boolean;
	placeholder: string | undefined;
	fieldRef: MutableRefObject< TextField | null >;
	highlightRef: MutableRefObject< HTMLDivElement | null >;
	editorRef: RefObject< HTMLDivElement >;
}

/**
 * A plain text field whose variables look like chips. They're painted on a layer behind it, so that undo, pasting, input
 * methods, spell checking and screen readers work like in any field.
 */
export function Editor( {
	pieces,
	multiline,
	isOneLine,
	fieldRef,
	highlightRef,
	editorRef,
	...fieldProps
}: EditorProps ) {
	const Tag = multiline ? 'textarea' : 'input';
	const dir = directionOf( pieces );
	const textRef = useRef< HTMLDivElement >( null );

	/** Scrolls the layer to the same position as the field. */
	const follow = useCallback( () => {
		const field = fieldRef.current;
		if ( field && textRef.current ) {
			textRef.current.style.transform = `translate( ${ -field.scrollLeft }px, ${ -field.scrollTop }px )`;
		}
	}, [ fieldRef ] );

	const shown = useRef( pieces );
	// Typing can scroll the field before its scroll event fires. A new field isn't scrolled: reading its position would
	// force a layout of the whole page while it is still rendering.
	useLayoutEffect( () => {
		if ( shown.current !== pieces ) {
			shown.current = pieces;
			follow();
		}
	}, [ follow, pieces ] );

	return (
		<div
			className={ `pharos-template-field__editor${ multiline ? ' is-multiline' : '' }${ isOneLine ? ' is-one-line' : '' }` }
			ref={ editorRef }
		>
			<div
				className="pharos-template-field__highlight"
				dir={ dir }
				aria-hidden="true"
				ref={ highlightRef }
			>
				<div
					className="pharos-template-field__highlight-text"
					ref={ textRef }
				>
					{ pieces.map( ( { source, start, kind } ) =>
						kind === 'text' ? (
							source
						) : (
							<span
								key={ start }
								className={ `pharos-template-field__token is-${ kind }` }
							>
								{ source }
							</span>
						)
					) }
					{ /* Gives an empty last line a height, and the end of the text a position. */ }
					{ '\u200B' }
					{ /* Makes an empty field as high as its placeholder. */ }
					{ multiline &&
						pieces.length === 0 &&
						fieldProps.placeholder }
				</div>
			</div>
			<Tag
				{ ...fieldProps }
				dir={ dir }
				{ ...( multiline ? { rows: 1 } : { type: 'text' } ) }
				ref={ ( field: TextField | null ) => {
					fieldRef.current = field;
				} }
				className="pharos-template-field__input"
				// The browser's autocomplete would cover the list of variables.
				autoComplete="off"
				onScroll={ follow }
			/>
		</div>
	);
}
