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
	/** The value's pieces. */
	pieces: readonly Piece[];
	multiline: boolean;
	placeholder: string | undefined;
	fieldRef: MutableRefObject< TextField | null >;
	highlightRef: MutableRefObject< HTMLDivElement | null >;
	editorRef: RefObject< HTMLDivElement >;
}

/**
 * A plain text field whose variables look like chips. They are painted on a layer behind it, so that undo, pasting,
 * input methods, spelling and screen readers work as in any field.
 */
export function Editor( {
	pieces,
	multiline,
	fieldRef,
	highlightRef,
	editorRef,
	...fieldProps
}: EditorProps ) {
	const Tag = multiline ? 'textarea' : 'input';
	const dir = directionOf( pieces );
	const textRef = useRef< HTMLDivElement >( null );

	/** The layer shows the part of a long text that the field shows. */
	const follow = useCallback( () => {
		const field = fieldRef.current;
		if ( field && textRef.current ) {
			textRef.current.style.transform = `translate( ${ -field.scrollLeft }px, ${ -field.scrollTop }px )`;
		}
	}, [ fieldRef ] );

	const shown = useRef( pieces );
	// What is typed may scroll the field before its scroll event comes. A new field is at its start: asking it would have
	// the browser lay out the whole page while that is still being made.
	useLayoutEffect( () => {
		if ( shown.current !== pieces ) {
			shown.current = pieces;
			follow();
		}
	}, [ follow, pieces ] );

	return (
		<div
			className={ `pharos-template-field__editor${ multiline ? ' is-multiline' : '' }` }
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
					{ /* An empty last line has a height, and the end of the text a place, only with something in it. */ }
					{ '\u200B' }
					{ /* An empty field is as high as its placeholder. */ }
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
				// The browser's list of former entries would lie over ours.
				autoComplete="off"
				onScroll={ follow }
			/>
		</div>
	);
}
