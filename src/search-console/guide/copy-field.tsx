import { useInstanceId } from '@wordpress/compose';
import { CopyButton } from '../../components/copy-button';

interface CopyFieldProps {
	label: string;
	text: string;
}

/** A read-only text with a Copy button, for pasting into a form at Google. */
export function CopyField( { label, text }: CopyFieldProps ) {
	const id = useInstanceId( CopyField, 'pharos-copy' );
	return (
		<div className="pharos-guide__copy">
			<label htmlFor={ id }>{ label }</label>
			<span>
				<input
					id={ id }
					type="text"
					dir="ltr"
					value={ text }
					readOnly
				/>
				<CopyButton text={ text } subject={ label } />
			</span>
		</div>
	);
}
