import { TextareaControl } from '@wordpress/components';
import {
	useCallback,
	useLayoutEffect,
	useMemo,
	useRef,
} from '@wordpress/element';
import type { RefObject } from 'react';
import type { Finding } from '../../../../common/robots-txt';

/** Same as in style.scss: line numbers must align with their lines. */
const LINE_HEIGHT = 20;

interface CodeFieldProps {
	id: string;
	value: string;
	/** Findings with a line number are marked at their line. */
	findings: readonly Finding[];
	readOnly: boolean;
	describedBy: string;
	onChange: ( value: string ) => void;
	fieldRef: RefObject< HTMLTextAreaElement >;
}

/**
 * A text area with line numbers. The numbers are hidden from assistive technology; the findings that they mark are also
 * listed below.
 */
export function CodeField( {
	id,
	value,
	findings,
	readOnly,
	describedBy,
	onChange,
	fieldRef,
}: CodeFieldProps ) {
	const gutter = useRef< HTMLDivElement >( null );
	const count = useMemo( () => value.split( '\n' ).length, [ value ] );
	const numbers = useMemo(
		() => Array.from( { length: count }, ( _, i ) => i + 1 ).join( '\n' ),
		[ count ]
	);

	const follow = useCallback( () => {
		if ( gutter.current && fieldRef.current ) {
			gutter.current.style.transform = `translateY( ${ -fieldRef.current.scrollTop }px )`;
		}
	}, [ fieldRef ] );
	// Typing can scroll the field before its scroll event fires.
	useLayoutEffect( follow, [ follow, value ] );

	return (
		<div className="pharos-robots-txt__field" dir="ltr">
			<div className="pharos-robots-txt__gutter" aria-hidden="true">
				<div ref={ gutter }>
					{ numbers }
					{ findings.map(
						( { line, code, severity } ) =>
							line !== null &&
							line <= count && (
								<span
									key={ `${ line } ${ code }` }
									className={ `pharos-robots-txt__mark is-${ severity }` }
									style={ {
										top: ( line - 1 ) * LINE_HEIGHT,
									} }
								>
									{ line }
								</span>
							)
					) }
				</div>
			</div>
			<TextareaControl
				__nextHasNoMarginBottom
				id={ id }
				className="pharos-robots-txt__control"
				dir="ltr"
				rows={ 10 }
				wrap="off"
				spellCheck={ false }
				autoCapitalize="off"
				autoComplete="off"
				readOnly={ readOnly }
				aria-describedby={ describedBy }
				value={ value }
				onChange={ onChange }
				onScroll={ follow }
				ref={ fieldRef }
			/>
		</div>
	);
}

/**
 * Selects a line and scrolls to it.
 *
 * @param field  The text area.
 * @param number The line number, from 1.
 */
export function showLine( field: HTMLTextAreaElement, number: number ): void {
	const before = field.value.split( '\n', number - 1 );
	const start = before.reduce( ( sum, line ) => sum + line.length + 1, 0 );
	const end = field.value.indexOf( '\n', start );
	field.focus();
	field.setSelectionRange( start, end < 0 ? field.value.length : end );
	field.scrollTop = Math.max( 0, ( number - 4 ) * LINE_HEIGHT );
	field.scrollLeft = 0;
}
