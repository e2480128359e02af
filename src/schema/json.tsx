import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NO_EMOJI } from '../components/no-emoji';

interface SchemaJsonProps {
	/** The structured data. */
	value: object;
	/** The accessible name. */
	label: string;
}

/** JSON-LD as it is output, with a Copy button. */
export function SchemaJson( { value, label }: SchemaJsonProps ) {
	const text = JSON.stringify( value, null, 2 );
	const [ copied, setCopied ] = useState( '' );
	const button = useCopyToClipboard< HTMLButtonElement >( text, () =>
		setCopied( text )
	);
	return (
		<div className="pharos-schema-json">
			<Button
				ref={ button }
				variant="secondary"
				size="compact"
				className="pharos-schema-json__copy"
			>
				{ __( 'Copy', 'pharos-seo' ) }
			</Button>
			<span className="pharos-schema-json__copied" role="status">
				{ copied === text && __( 'Copied.', 'pharos-seo' ) }
			</span>
			{ /* Focusable, so that it can be scrolled with the keyboard. */ }
			<pre
				className={ NO_EMOJI }
				dir="ltr"
				tabIndex={ 0 }
				role="region"
				aria-label={ label }
			>
				{ text }
			</pre>
		</div>
	);
}
