import { useLayoutEffect, useRef } from '@wordpress/element';
import { NO_EMOJI } from '../../../components/no-emoji';
import { useLimitAnnouncement } from '../../../components/template-field/use-limit-announcement';

interface TextEditorProps {
	label: string;
	value: string;
	placeholder: string;
	rows: number;
	count: number;
	limit: number;
	onChange: ( value: string ) => void;
}

/** The text field of a cell that is being edited, with the cursor at its end. */
export function TextEditor( {
	label,
	value,
	placeholder,
	rows,
	count,
	limit,
	onChange,
}: TextEditorProps ) {
	const field = useRef< HTMLTextAreaElement >( null );
	useLayoutEffect( () => {
		const { current } = field;
		current?.focus();
		current?.setSelectionRange(
			current.value.length,
			current.value.length
		);
	}, [] );
	useLimitAnnouncement( count, limit );

	return (
		<span className={ NO_EMOJI }>
			<textarea
				ref={ field }
				aria-label={ label }
				dir="auto"
				rows={ rows }
				value={ value }
				placeholder={ placeholder }
				// Remove line breaks from pasted texts.
				onChange={ ( { currentTarget } ) =>
					onChange(
						currentTarget.value.replace( /\s*[\r\n]+\s*/g, ' ' )
					)
				}
			/>
		</span>
	);
}
